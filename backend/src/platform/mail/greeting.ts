/**
 * How a mail to an address that nobody has proved greets: it may reach somebody who never asked, so nothing that was
 * typed stands in it but a plain first name.
 */
export function greeted(name: string): string {
  const [firstName = ''] = name.trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u.test(firstName) ? firstName : 'there';
}
