import { useListPlansQuery } from '@alliance/api-client/billing';
import { useKnownViewer } from '@alliance/api-client/viewer';
import { Link, useLocation } from 'react-router-dom';
import { askingFrom } from './support/support-words';

/** Where the operator helps by mail; unknown until the server has said so. */
export const useHelpAddress = () => useListPlansQuery().data?.helpAddress;

/** Where somebody gets help: a member by a request that names the page, others by mail. */
export function useHelpTo(): string | undefined {
  const { viewer } = useKnownViewer();
  const { pathname } = useLocation();
  const address = useHelpAddress();
  return viewer ? askingFrom(pathname) : address && `mailto:${address}`;
}

export function HelpLink({ address }: { address: string }) {
  const { viewer } = useKnownViewer();
  const { pathname } = useLocation();
  const look = 'break-words text-brand underline underline-offset-2';
  return viewer ? (
    <Link to={askingFrom(pathname)} className={look}>
      our team
    </Link>
  ) : (
    <a href={`mailto:${address}`} className={look}>
      {address}
    </a>
  );
}
