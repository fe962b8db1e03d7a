import { acknowledged, keyFor, keyHeader } from '@alliance/api-client/idempotency-keys';
import type { RequestDemoDto } from '@alliance/api-client/membership';
import type { Problem } from '@alliance/api-client/problem';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { demo } from '@/content/landing';
import { buttonClasses } from '@/ui/buttonClasses';
import { Field, FieldError } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { TextArea, TextInput } from '@/ui/inputs';

type Errors = Partial<Record<keyof RequestDemoDto, string>>;

/** Schedule Demo. The page has no store, so the one call is made here. */
export function DemoDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const [answeredTo, setAnsweredTo] = useState<string>();
  return (
    <dialog
      ref={ref}
      aria-labelledby="demo-title"
      onClose={() => setAnsweredTo(undefined)}
      className="m-auto max-h-dvh w-full max-w-2xl overscroll-contain bg-surface p-5 text-ink shadow-floating backdrop:bg-scrim max-sm:h-dvh max-sm:max-w-none sm:rounded-xl sm:p-8"
    >
      <form method="dialog" className="float-right -mt-2 -mr-2">
        <button
          type="submit"
          aria-label="Close"
          className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </form>
      {answeredTo ? <WhatHappensNext address={answeredTo} /> : <DemoForm onSent={setAnsweredTo} />}
    </dialog>
  );
}

function DemoForm({ onSent }: { onSent: (address: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || !form.current) return;
    const answers = read(form.current);
    const missing = missingIn(answers);
    setErrors(missing);
    setFailure(undefined);
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    const problem = await ask(answers);
    setPending(false);
    if (!problem) return onSent(answers.email);
    if (problem.errors?.length)
      setErrors(Object.fromEntries(problem.errors.map(({ field, message }) => [field, message])));
    else setFailure(problem.detail ?? demo.unreachable);
  };

  return (
    <>
      <h2 id="demo-title" className="text-2xl">
        {demo.title}
      </h2>
      <p className="mt-2 text-ink-2">{demo.text}</p>
      <form ref={form} noValidate onSubmit={send} className="mt-6 grid gap-5 sm:grid-cols-2">
        <Field label="Your name" required error={errors.name}>
          <TextInput name="name" maxLength={100} autoComplete="name" />
        </Field>
        <Field label="Work e-mail" required error={errors.email}>
          <TextInput name="email" type="email" maxLength={254} autoComplete="email" />
        </Field>
        <Field label="Organization" required error={errors.organization}>
          <TextInput name="organization" maxLength={200} autoComplete="organization" />
        </Field>
        <Field label="Preferred time" error={errors.preferredTime}>
          <TextInput name="preferredTime" maxLength={200} placeholder={demo.timeExample} />
        </Field>
        <Field label="What would you like to see?" required error={errors.message} className="sm:col-span-2">
          <TextArea name="message" rows={3} maxLength={2000} />
        </Field>
        <div className="sm:col-span-2">
          <div role="alert" className="empty:hidden">
            {failure && <FieldError>{failure}</FieldError>}
          </div>
          <button type="submit" aria-disabled={pending || undefined} className={buttonClasses({ wide: true }, 'mt-2')}>
            {pending ? demo.sending : demo.send}
          </button>
          <p className="mt-3 text-ink-3 text-sm">{demo.use}</p>
        </div>
      </form>
    </>
  );
}

function WhatHappensNext({ address }: { address: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 id="demo-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {demo.sent}
      </h2>
      <ol className="mt-5 list-decimal space-y-3 pl-5 text-ink-2 [overflow-wrap:anywhere]">
        {demo.next(address).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <form method="dialog" className="mt-8">
        <button type="submit" className={buttonClasses({ wide: true })}>
          {demo.done}
        </button>
      </form>
    </>
  );
}

function read(form: HTMLFormElement): RequestDemoDto {
  const text = (name: keyof RequestDemoDto & string) =>
    (form.elements.namedItem(name) as HTMLInputElement).value.trim();
  return {
    name: text('name'),
    email: text('email'),
    organization: text('organization'),
    message: text('message'),
    preferredTime: text('preferredTime') || undefined,
  };
}

const missingIn = (answers: RequestDemoDto): Errors =>
  Object.fromEntries(Object.entries(demo.missing).filter(([field]) => !answers[field as keyof typeof demo.missing]));

const address = '/api/membership/demo-requests';

/** Answers what stood in the way, or nothing when the request is kept. */
async function ask(answers: RequestDemoDto): Promise<Partial<Problem> | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [keyHeader]: keyFor(address, answers) },
      body: JSON.stringify(answers),
    });
    if (response.ok) acknowledged(address, answers);
    return response.ok ? undefined : await response.json();
  } catch {
    return {};
  }
}
