import { type AccountDto, useAskDataExportMutation } from '@alliance/api-client/account';
import { problemText } from '@alliance/api-client/problem';
import { useLazyCheckProofQuery } from '@alliance/api-client/security';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { MomentText } from '@/ui/DateText';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { fileSize } from '@/ui/fileSize';
import { leaveFor } from '@/ui/leave';

/** One archive of all that is kept of a person. */
export function ExportSection({ account: { dataExport } }: { account: AccountDto }) {
  const [ask, { isLoading }] = useAskDataExportMutation();
  const [checkProof, { isFetching: isProving }] = useLazyCheckProofQuery();
  const [trouble, setTrouble] = useState<{ title: string; errors: { message: string }[] }>();
  const isUnderway = dataExport !== null && dataExport.readyAt === null;

  const send = async () => {
    setTrouble(undefined);
    await ask()
      .unwrap()
      .catch((error) => setTrouble({ title: 'No archive was asked for.', errors: [{ message: problemText(error) }] }));
  };
  /** The archive holds all there is of the person: whoever takes it away proves who they are. */
  const download = async (id: string) => {
    setTrouble(undefined);
    try {
      await checkProof().unwrap();
    } catch (error) {
      setTrouble({ title: 'Nothing was downloaded.', errors: [{ message: problemText(error) }] });
      return;
    }
    leaveFor(`/api/account/data-exports/${id}`);
  };

  return (
    <Card as="section">
      <h2 className="text-xl">Your data</h2>
      <p className="mt-2 text-ink-2">
        One archive (ZIP) of what we keep of you: your profile, what you have written and done, and your files. A mail
        says when it is there; you have seven days to download it.
      </p>
      {trouble && <ErrorSummary {...trouble} />}
      <div role="status" className="mt-4">
        {isUnderway && (
          <p>
            Asked for on <MomentText at={dataExport.askedAt} />. It is being put together; you may leave this page.
          </p>
        )}
        {dataExport?.readyAt && dataExport.expiresAt && (
          <p>
            Ready since <MomentText at={dataExport.readyAt} />, {fileSize(dataExport.bytes ?? 0)}. It is removed on{' '}
            <MomentText at={dataExport.expiresAt} />.
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {dataExport?.readyAt && (
          <Button pending={isProving} onClick={() => download(dataExport.id)}>
            Download Archive
          </Button>
        )}
        {!isUnderway && (
          <Button variant="secondary" pending={isLoading} onClick={send}>
            {isLoading ? 'Asking...' : dataExport ? 'Make a New Archive' : 'Export My Data'}
          </Button>
        )}
      </div>
    </Card>
  );
}
