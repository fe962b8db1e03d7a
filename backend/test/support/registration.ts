import type { Client } from './client';
import type { Product } from './product';
import { runMark } from './remote';

let count = 0;

/** A complete application for membership; every call another person and organization. */
export function registration(changes: Record<string, unknown> = {}) {
  count += 1;
  const mark = `${runMark}${count}`;
  return {
    organizationType: 'startup',
    organizationName: `Leak Finders ${mark}`,
    website: 'https://leakfinders.example',
    organizationLinkedIn: 'https://www.linkedin.com/company/leakfinders',
    size: '11-50',
    industry: 'Technology & Software',
    contactName: 'Alex Kimani',
    email: `alex${mark}@leakfinders.example`,
    phone: '+254 700 000000',
    contactLinkedIn: 'https://www.linkedin.com/in/alexkimani',
    role: 'Head of Innovation',
    description: 'We find leaks in city water networks.',
    interests: ['AI & Data Science', 'GovTech / CivicTech'],
    selectedPlan: 'innovators',
    agreeTerms: true,
    agreeMarketing: false,
    ...changes,
  };
}

export const goodPassword = 'seven otters hold hands';

/** The caught mails to an address, newest first. */
export async function mailsTo(product: Product, address: string): Promise<{ id: string; subject: string }[]> {
  const { body: messages } = await product.visitor().get('/api/mailbox');
  return messages.filter((message: { toAddress: string }) => message.toAddress === address);
}

/** The newest caught mail to an address, with the link in it; of those whose subject says `about`. */
export async function newestMail(product: Product, address: string, about = '') {
  const visitor = product.visitor();
  const found = (await mailsTo(product, address)).find(({ subject }) => subject.includes(about));
  if (!found) return undefined;
  const { body: message } = await visitor.get(`/api/mailbox/${found.id}`);
  const link = /https?:\/\/\S+\/(?:activate|reset-password|confirm-organization)\?token=[\w-]+/.exec(message.text)?.[0];
  return { ...message, token: link && (new URL(link).searchParams.get('token') as string) };
}

/** Waits until something is there; fails when it has not come for longer than a busy machine needs. */
export async function eventually<T>(look: () => Promise<T | undefined>, what = 'it', withinMs = 60_000): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Registers an organization, opens the welcome mail and sets a password: a signed-in member. */
export async function joinAlliance(product: Product, changes: Record<string, unknown> = {}) {
  const form = registration(changes);
  const client: Client = product.visitor();
  const { body: registered } = await client.post('/api/membership/register', form);
  const mail = await eventually(() => newestMail(product, form.email), 'the welcome mail');
  const { status, body: user } = await client.post('/api/auth/activate', { token: mail.token, password: goodPassword });
  if (status !== 200) throw new Error(`activation answered ${status} ${JSON.stringify(user)}`);
  return { client, form, registered, user };
}
