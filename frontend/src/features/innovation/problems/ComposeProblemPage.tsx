import { useGetRubricQuery } from '@alliance/api-client/evaluation';
import { useGetProblemQuery } from '@alliance/api-client/innovation';
import { useRef } from 'react';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/routing';
import { useAddress } from '@/ui/useAddress';
import { ComposeForm } from './ComposeForm';
import { NotEditable } from './NotEditable';

/** A problem and its brief on a page of its own: a new one, a draft, or one that is there. */
export default function ComposeProblemPage() {
  const [id, setId] = useAddress('problem');
  // What was begun here goes on here: its address says so, for a reload.
  const begunHere = useRef('');
  // Whoever writes goes on, whatever becomes of the problem meanwhile: saving says it.
  const writtenHere = useRef('');
  const { currentData: problem, error, isFetching, refetch } = useGetProblemQuery({ id }, { skip: id === '' });
  const rubric = useGetRubricQuery({ id }, { skip: id === '' });
  const title = problem && problem.status !== 'draft' ? 'Edit problem' : 'Compose a problem';
  usePageTitle(title);
  const back =
    id && id !== begunHere.current ? (
      <BackLink to={`/problems/${id}`}>The problem</BackLink>
    ) : (
      <BackLink to="/problems">All problems</BackLink>
    );

  if (id && id !== begunHere.current && !(problem && rubric.currentData))
    return (
      <NothingToShow
        noun="Problem"
        above={back}
        error={error ?? rubric.error}
        retrying={isFetching || rubric.isFetching}
        onRetry={() => void (error ? refetch() : rubric.refetch())}
      />
    );
  if (problem && !problem.canEdit && id !== writtenHere.current)
    return (
      <>
        <PageHeader above={back} title={title} />
        <NotEditable problem={problem} />
      </>
    );
  writtenHere.current = id;
  return (
    <>
      <PageHeader above={back} title={title} description="The preview shows how others will see what you write." />
      <ComposeForm
        problem={problem}
        rubric={rubric.currentData}
        onBegun={(begun) => {
          begunHere.current = begun;
          setId(begun);
        }}
      />
    </>
  );
}
