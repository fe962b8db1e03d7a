import { usePreviewProblemValueQuery } from '@alliance/api-client/innovation';
import { fieldProblems } from '@alliance/api-client/problem';
import type { ComponentProps } from 'react';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { inFull } from '@/ui/money';
import { useSettled } from '@/ui/useSettled';

interface EstimatedValueFieldProps extends ComponentProps<'input'> {
  /** Of another amount than the problem's estimated value. */
  id?: string;
  label?: string;
  hint?: string;
  typed: string;
  error?: string;
}

/** Free text such as $50M; the server says while typing how it reads it, or why it cannot. */
export function EstimatedValueField(props: EstimatedValueFieldProps) {
  const {
    id = 'estimatedValue',
    label = 'Estimated value',
    hint = 'Optional, for example $50M or €25M.',
    typed,
    error,
    required,
    ...input
  } = props;
  const text = useSettled(typed.trim());
  const preview = usePreviewProblemValueQuery({ text }, { skip: text === '' });
  const current = text !== '' && text === typed.trim();
  const refusal = current && !preview.isFetching ? fieldProblems(preview.error).text : undefined;
  const read = current ? preview.currentData : undefined;
  return (
    <Field
      id={id}
      label={label}
      required={required}
      error={refusal ?? error}
      hint={<span aria-live="polite">{read ? reading(read) : hint}</span>}
    >
      <TextInput maxLength={60} autoComplete="off" {...input} />
    </Field>
  );
}

function reading({ amount, currency, usd }: { amount: string; currency: string; usd: string }) {
  const inDollars = currency === 'USD' ? '' : `, about ${inFull(usd, 'USD')}`;
  return `Read as ${inFull(amount, currency)} (${currency})${inDollars}`;
}
