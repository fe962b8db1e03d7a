import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClasses } from './buttonClasses';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { pending?: boolean };

/** `pending` keeps the button focusable and says so; the form's owner changes the label. */
export function Button({ variant, size, wide, pending, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClasses({ variant, size, wide }, className)}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook & { to: string };

/** A link that looks like a button. Addresses of the server and of other sites leave the application. */
export function LinkButton({ variant, size, wide, className, to, ...rest }: LinkButtonProps) {
  const look = buttonClasses({ variant, size, wide }, className);
  return /^(\/api\/|https?:|mailto:)/.test(to) ? (
    <a href={to} className={look} {...rest} />
  ) : (
    <Link to={to} className={look} {...rest} />
  );
}
