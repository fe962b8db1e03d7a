import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { Wordmark } from './Mark';
import { SkipLink } from './SkipLink';
import { ThemeToggle } from './ThemeToggle';

interface OpenPageProps {
  children: ReactNode;
  /** Links at the end of the top line. */
  actions?: ReactNode;
  /** One column of a form's width. */
  narrow?: boolean;
}

/**
 * The bar over a page that needs no sign-in; the application says which one a member sees instead of `children`, the
 * visitor's.
 */
export const OpenPageBar = createContext<ComponentType<{ children: ReactNode }>>(({ children }) => children);

/** A page that needs no sign-in: the product's name, or a member's bar, and the page under it. */
export function OpenPage({ children, actions, narrow }: OpenPageProps) {
  const Bar = useContext(OpenPageBar);
  return (
    <>
      <SkipLink />
      <Bar>
        <VisitorBar>
          {actions}
          <ThemeToggle />
        </VisitorBar>
      </Bar>
      <main id="main" tabIndex={-1} className="wrap py-8 outline-none sm:py-12">
        {narrow ? <div className="mx-auto max-w-md">{children}</div> : children}
      </main>
    </>
  );
}

/** The product's name, and at the end of its line what a visitor may want. */
export const VisitorBar = ({ children }: { children: ReactNode }) => (
  <header className="@container border-line border-b bg-surface print:hidden">
    <div className="wrap flex min-h-16 items-center gap-1 sm:gap-2 @max-[22rem]:flex-wrap">
      <Link to="/" className="mr-auto min-w-0 rounded-md py-1.5 @max-[22rem]:w-full">
        <Wordmark />
      </Link>
      {children}
    </div>
  </header>
);
