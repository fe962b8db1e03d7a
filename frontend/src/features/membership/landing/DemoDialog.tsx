import { type FormEvent, type Ref, useState } from 'react';
import { contactEmail } from '@/content/contact';
import { demo } from '@/content/landing';
import { buttonClasses } from '@/ui/buttonClasses';
import { Field } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { TextArea, TextInput } from '@/ui/inputs';

/** Puts the request into words and hands it to the reader's own mail program. */
export function DemoDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const [written, setWritten] = useState<string>();

  const compose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const read = (name: string) => String(answers.get(name) ?? '').trim();
    const organization = read('organization');
    const body = demo.body({ name: read('name'), organization, day: read('day'), topic: read('topic') });
    setWritten(body);
    window.location.href = `mailto:${contactEmail}?subject=${encodeURIComponent(demo.subject(organization))}&body=${encodeURIComponent(body)}`;
  };

  return (
    <dialog
      ref={ref}
      aria-labelledby="demo-title"
      className="m-auto max-h-dvh w-full max-w-2xl bg-surface p-6 text-ink shadow-floating backdrop:bg-scrim sm:rounded-xl sm:p-8"
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
      <h2 id="demo-title" className="text-2xl">
        {demo.title}
      </h2>
      <p className="mt-2 text-ink-2">{demo.text}</p>
      <form onSubmit={compose} className="mt-6 grid gap-5 sm:grid-cols-2">
        <Field label="Your name" required>
          <TextInput name="name" required maxLength={100} autoComplete="name" />
        </Field>
        <Field label="Organization" required>
          <TextInput name="organization" required maxLength={200} autoComplete="organization" />
        </Field>
        <Field label="Preferred day" className="sm:col-span-2">
          <TextInput name="day" type="date" />
        </Field>
        <Field label="What would you like to see?" className="sm:col-span-2">
          <TextArea name="topic" rows={3} maxLength={1000} />
        </Field>
        <div className="sm:col-span-2">
          <button type="submit" className={buttonClasses({ wide: true })}>
            {demo.send}
          </button>
        </div>
      </form>
      {written && (
        <p role="status" className="mt-5 text-ink-2 text-sm">
          Your mail program has the text now. If none opened, write to{' '}
          <a href={`mailto:${contactEmail}`} className="text-brand underline underline-offset-2">
            {contactEmail}
          </a>
          .
        </p>
      )}
    </dialog>
  );
}
