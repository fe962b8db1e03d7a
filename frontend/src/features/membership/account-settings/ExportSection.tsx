import { type AccountDto, useAskDataExportMutation } from '@alliance/api-client/account';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button, LinkButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { MomentText } from '@/ui/DateText';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { fileSize } from '@/ui/fileSize';

/** One archive of all that is kept of a person. */
export function ExportSection({ account: { dataExport } }: { account: AccountDto }) {
  const [ask, { isLoading }] = useAskDataExportMutation();
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);
  const isUnderway = dataExport !== null && dataExport.readyAt === null;

  const send = async () => {
    setTrouble([]);
    await ask()
      .unwrap()
      .catch((error) => setTrouble([{ message: problemText(error) }]));
  };

  return (
    <Card as="section">
      <h2 className="text-xl">Your data</h2>
      <p className="mt-2 text-ink-2">
        One archive (ZIP) of what we keep of you: your profile, what you have written and done, and your files. A mail
        says when it is there; you have seven days to download it.
      </p>
      <ErrorSummary title="No archive was asked for." errors={trouble} />
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
          <LinkButton to={`/api/account/data-exports/${dataExport.id}`}>Download Archive</LinkButton>
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
