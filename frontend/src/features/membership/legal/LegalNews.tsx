import { type LegalNewsDto, useAgreeToDocumentMutation, useListLegalNewsQuery } from '@alliance/api-client/legal';
import { problemText } from '@alliance/api-client/problem';
import { Button, LinkButton } from '@/ui/Button';
import { DayText } from '@/ui/DateText';
import { Strip } from '@/ui/Strip';
import { toast } from '@/ui/toast';

/** New versions of the Terms and the Privacy Policy, until the viewer has agreed; `only` of one document, on its own page. */
export default function LegalNews({ only }: { only?: LegalNewsDto['name'] }) {
  const { data } = useListLegalNewsQuery();
  return data
    ?.filter(({ name }) => !only || name === only)
    .map((news) => <News key={news.name} news={news} isRead={Boolean(only)} />);
}

function News({ news, isRead }: { news: LegalNewsDto; isRead: boolean }) {
  const { name, title, version, appliesFrom, changes } = news;
  const [agree, { isLoading }] = useAgreeToDocumentMutation();
  const send = async () => {
    try {
      await agree({ document: name, agreeToDocumentDto: { version: Number(version) } }).unwrap();
    } catch (error) {
      toast({ title: 'Not agreed', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Thank you', description: `You have agreed to version ${version} of the ${title}.` });
  };
  const isAhead = appliesFrom > new Date().toISOString().slice(0, 10);
  return (
    <Strip
      action={
        <div className="flex flex-wrap gap-3">
          {!isRead && (
            <LinkButton to={`/${name}`} variant="secondary" aria-label={`Read the ${title}`}>
              Read It
            </LinkButton>
          )}
          <Button onClick={send} pending={isLoading} aria-label={`Agree to version ${version} of the ${title}`}>
            {isLoading ? 'Agreeing...' : 'Agree'}
          </Button>
        </div>
      }
    >
      <strong className="font-semibold">
        A new version of the {title} {isAhead ? 'applies' : 'has applied'} to you {isAhead ? 'from' : 'since'}{' '}
        <DayText on={appliesFrom} />.
      </strong>{' '}
      <span className="[overflow-wrap:anywhere]">{changes}</span>
    </Strip>
  );
}
