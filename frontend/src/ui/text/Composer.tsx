import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../Button';
import { classes } from '../classes';
import { counted } from '../count';
import { Field } from '../Field';
import { TextArea } from '../inputs';
import { Tabs } from '../Tabs';
import { useFormDraft } from '../useFormDraft';
import { around, type Change, make } from './editing';
import { Markdown, type Person } from './Markdown';
import { asTyped, asWritten, mentionsOf } from './mentions';
import { Toolbar } from './Toolbar';
import { useMentioning } from './useMentioning';

/** By the key beside Control or Command. */
const shortcuts: Record<string, Change> = { b: around('**'), i: around('*') };
/** From so many letters left on they are counted. */
const fewLeft = 200;

const nobody: readonly Person[] = [];
/** What stands in a dense one only while somebody writes. */
const whenBusy = 'group-not-focus-within/dense:group-data-idle/dense:hidden';

const letters = (count: number) => `${counted(count)} ${count === 1 ? 'letter' : 'letters'}`;

export interface ComposerProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  /** Of the field on its page; one of its kind alone is there at a time. */
  id: string;
  /** What the draft is kept under. */
  draft: string;
  label: string;
  hint?: ReactNode;
  /** What is there already, where that is edited. */
  text?: string;
  /** What was begun elsewhere, where nothing is kept here. */
  begun?: string;
  /** Is told what is written, with each letter. */
  onType?: (text: string) => void;
  /** Who may be mentioned. */
  people?: readonly Person[];
  /** Letters. */
  max: number;
  /** What is said when there is no text. */
  required: string;
  submit: string;
  /** The same while it is on its way. */
  submitting: string;
  /** Checks what else is asked for, above the text; answers false where something is missing, which says so and has the focus. */
  checkAbove?: () => boolean | Promise<boolean>;
  /** Throws what the server has against it; answers false where that is said of something else, which says so itself. */
  onSend: (text: string) => Promise<unknown>;
  /** Where somebody has opened it in order to write; it begins with the focus then. */
  onCancel?: () => void;
  /** What else is asked for, above the buttons. */
  children?: ReactNode;
  /**
   * Takes little room, where what is answered is to stay in view: two lines, which grow, what else is asked for beside the button, and
   * the signs only for who is there to write.
   */
  dense?: boolean;
}

/** Where people write to each other: a text with a few signs, as it will look, and a way to send it. */
export default function Composer(props: ComposerProps) {
  const { id, draft, label, hint, max, required, submit, submitting, checkAbove, onSend, onCancel } = props;
  const { variant = 'secondary', people = nobody, onType, dense = false } = props;
  const given = asTyped(props.text ?? '');
  const form = useForm({ shouldFocusError: false, defaultValues: { text: asTyped(props.begun ?? '') || given } });
  const forget = useFormDraft(form, draft);
  const [tab, setTab] = useState('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const typed = form.watch('text');
  useEffect(() => onType?.(typed), [onType, typed]);
  const [picked, setPicked] = useState(nobody);
  // Who is mentioned already stays so, also where the people are not there to be offered.
  const known = [...picked, ...mentionsOf(props.text ?? ''), ...people];
  const written = (text: string) => asWritten(text.trim(), known);
  const left = max - written(typed).length;
  const mentioning = useMentioning(people, area, (person) => setPicked((before) => [person, ...before]));
  // Counted, since it is focused once more each time that there is something to write.
  const [asked, setAsked] = useState(onCancel ? 1 : 0);
  useEffect(() => void (asked > 0 && area.current?.focus()), [asked]);
  const { errors, isSubmitting } = form.formState;

  const isSoundAbove = async () => !checkAbove || (await checkAbove());

  const send = async ({ text }: { text: string }) => {
    if (!(await isSoundAbove())) return;
    try {
      if ((await onSend(written(text))) === false) return;
    } catch (error) {
      form.setError('text', { message: fieldProblems(error).text ?? problemText(error) });
      writeOn();
      return;
    }
    form.reset({ text: given });
    setTab('write');
    forget();
  };

  const writeOn = () => {
    setTab('write');
    setAsked((times) => times + 1);
  };

  const refused = async () => {
    if (await isSoundAbove()) writeOn();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentioning.takes(event) || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const change = shortcuts[event.key.toLowerCase()];
    if (change) make(change, event.currentTarget);
    else if (event.key === 'Enter') event.currentTarget.form?.requestSubmit();
    else return;
    event.preventDefault();
  };

  const { ref, ...field } = form.register('text', {
    validate: (text) =>
      (text.trim() === '' && required) ||
      (written(text).length > max &&
        `Shorten it by ${letters(written(text).length - max)}: it may have ${counted(max)}`) ||
      true,
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void form.handleSubmit(send, refused)(event);
      }}
      className={classes('flex flex-col', dense ? 'group/dense gap-2' : 'gap-4')}
      data-idle={dense && typed === '' && tab === 'write' ? '' : undefined}
    >
      <Field id={id} label={label} required hint={hint} error={errors.text?.message}>
        <Tabs
          label={`${label}: write or preview`}
          value={tab}
          onChange={setTab}
          dense={dense}
          listClassName={whenBusy}
          tabs={[
            {
              value: 'write',
              label: 'Write',
              // What is not there is not checked.
              keep: true,
              content: (
                <div className="relative">
                  <Toolbar className={whenBusy} onUse={(change) => area.current && make(change, area.current)} />
                  <TextArea
                    {...field}
                    rows={dense ? 2 : undefined}
                    ref={(element) => {
                      ref(element);
                      area.current = element;
                    }}
                    dir="auto"
                    onKeyDown={onKeyDown}
                    {...mentioning.field}
                    onBlur={(event) => {
                      mentioning.close();
                      void field.onBlur(event);
                    }}
                  />
                  {mentioning.list}
                </div>
              ),
            },
            {
              value: 'preview',
              label: 'Preview',
              content: (
                <div className="min-h-28">
                  {typed.trim() ? (
                    <Markdown text={written(typed)} people={known} />
                  ) : (
                    <p className="text-ink-2">Nothing is written yet.</p>
                  )}
                </div>
              ),
            },
          ]}
        />
        <p aria-live="polite" className="text-ink-3 text-sm tabular-nums empty:hidden">
          {left < fewLeft && (left < 0 ? `${letters(-left)} too many` : `${letters(left)} left`)}
        </p>
      </Field>
      <div className={dense ? 'flex flex-wrap items-start gap-3 *:first:grow *:first:basis-40' : 'contents'}>
        {props.children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant} pending={isSubmitting}>
            {isSubmitting ? submitting : submit}
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel} disabled={isSubmitting}>
              Cancel
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
