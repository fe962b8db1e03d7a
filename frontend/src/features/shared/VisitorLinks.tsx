import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/ui/Button';

/** The sign-in, and back to where somebody was going. */
export const signInFor = (path: string) => `/login?return=${encodeURIComponent(path)}`;

/** Over a page that everybody reads: in, and back to this page, or on to becoming a member. On a phone both stand in fewer words. */
export function VisitorLinks() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LinkButton
        to={signInFor(pathname + search)}
        variant="quiet"
        className="whitespace-nowrap @max-[38rem]:px-2 @max-[38rem]:text-sm @max-[28rem]:px-1"
      >
        Member Login
      </LinkButton>
      <LinkButton
        to="/membership"
        variant="secondary"
        className="whitespace-nowrap @max-[38rem]:px-3 @max-[38rem]:text-sm @max-[28rem]:px-2.5"
      >
        <span>
          Join<span className="@max-[28rem]:sr-only"> The Alliance</span>
        </span>
      </LinkButton>
    </>
  );
}
