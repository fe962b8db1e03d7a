import type { PlanDto } from '@alliance/api-client/billing';
import { type PlanCurrency, type PriceChangeDto, usePreviewPricesMutation } from '@alliance/api-client/books';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { toMinorUnits, toTyped } from '@/ui/money';
import { ScrollRegion } from '@/ui/ScrollRegion';
import { useFormDraft } from '@/ui/useFormDraft';

const PublishPricesDialog = laterDialog(() => import('./PublishPricesDialog'));

const currencies = ['USD', 'NGN'] as const satisfies PlanCurrency[];
const kinds = ['charged', 'list'] as const;
const kindLabels = { charged: 'charged', list: 'list' };

/** One name for each price, in the form and on the page. */
const nameOf = (planId: string, currency: PlanCurrency, kind: (typeof kinds)[number]) =>
  `${planId}_${currency}_${kind}`;

type Values = Record<string, string>;

const valuesOf = (plans: readonly PlanDto[]): Values => {
  const prices = plans.flatMap(({ id, prices: known }) =>
    currencies.flatMap((currency) =>
      kinds.map((kind) => [nameOf(id, currency, kind), toTyped(known[currency][kind], currency)] as const),
    ),
  );
  return { ...Object.fromEntries(prices), validFrom: '' };
};

/** The same amount, however its thousands are grouped. */
const ungrouped = (typed = '') => typed.replaceAll(',', '').trim();

/** Draft of a version: what is typed over today's prices is what would change. */
export function PriceEditor({ plans }: { plans: PlanDto[] }) {
  const [preview, { isLoading }] = usePreviewPricesMutation();
  const [draft, setDraft] = useState<{ changes: PriceChangeDto[]; validFrom?: string }>();
  const today = valuesOf(plans);
  const form = useForm<Values>({ shouldFocusError: false, defaultValues: today });
  const forget = useFormDraft(form, 'prices');
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const isTypedOver = (name: string, values: Values) => ungrouped(values[name]) !== ungrouped(today[name]);
  const typed = form.watch();
  const isChanged = Object.keys(typed).some((name) => name !== 'validFrom' && isTypedOver(name, typed));

  const look = async (values: Values) => {
    const prices = plans.flatMap(({ id: planId }) =>
      currencies.flatMap((currency) => {
        const names = kinds.map((kind) => nameOf(planId, currency, kind));
        if (!names.some((name) => isTypedOver(name, values))) return [];
        const [charged, list] = names.map((name) => toMinorUnits(values[name] ?? '', currency) ?? '');
        return [{ planId, currency, charged: charged ?? '', list: list ?? '' }];
      }),
    );
    const validFrom = values.validFrom ? new Date(values.validFrom).toISOString() : undefined;
    try {
      const { changes } = await preview({ newPricesDto: { prices, validFrom } }).unwrap();
      setDraft({ changes, validFrom });
    } catch (error) {
      failed(error);
    }
  };

  const start = () => {
    form.reset(known.current);
    forget();
  };

  // What was not typed over follows the prices of today, which are asked for again once others are published.
  const known = useRef(today);
  useEffect(() => {
    const before = known.current;
    known.current = today;
    const followed = Object.keys(today).filter(
      (name) => today[name] !== before[name] && form.getValues(name) === before[name],
    );
    for (const name of followed) form.setValue(name, today[name] as string);
    if (followed.length > 0 && Object.keys(today).every((name) => form.getValues(name) === today[name])) forget();
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(look, refused)} className="space-y-5">
      <ErrorSummary {...summary} />
      <ScrollRegion
        label="Prices of the plans"
        className="shades-overflow overflow-x-auto rounded-lg border border-line"
      >
        <table className="w-full text-sm">
          <thead>
            <tr className="bg-sunken text-ink-2 text-xs">
              <th scope="col" className="px-3 py-2 text-left font-medium">
                Plan
              </th>
              {currencies.flatMap((currency) =>
                kinds.map((kind) => (
                  <th key={currency + kind} scope="col" className="px-3 py-2 text-left font-medium">
                    {currency} {kindLabels[kind]}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {plans.map(({ id, name, billingInterval }) => (
              <tr key={id} className="border-line border-t">
                <th scope="row" className="min-w-40 px-3 py-1.5 text-left font-medium">
                  {name}
                  <span className="block font-normal text-ink-3 text-xs">{billingInterval}</span>
                </th>
                {currencies.flatMap((currency) =>
                  kinds.map((kind) => {
                    const field = nameOf(id, currency, kind);
                    return (
                      <td key={field} className="min-w-32 px-2 py-1.5">
                        <input
                          id={field}
                          inputMode="decimal"
                          aria-label={`${name}, ${billingInterval}, ${currency} ${kindLabels[kind]}`}
                          aria-invalid={errors[field] ? true : undefined}
                          className="control tabular-nums"
                          {...form.register(field, {
                            validate: (typed) =>
                              toMinorUnits(typed ?? '', currency) !== undefined ||
                              `Enter a price: ${name}, ${billingInterval}, ${currency} ${kindLabels[kind]}`,
                          })}
                        />
                      </td>
                    );
                  }),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Field id="validFrom" label="Valid from" hint="At once where it is empty." error={errors.validFrom?.message}>
          <TextInput
            type="datetime-local"
            {...form.register('validFrom', {
              validate: (at) => !at || Date.parse(at) > Date.now() || 'A price cannot begin in the past',
            })}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={start} disabled={!isChanged}>
            Start over
          </Button>
          <Button type="submit" disabled={!isChanged || isLoading}>
            {isLoading ? 'Comparing...' : 'Preview changes'}
          </Button>
        </div>
      </div>
      {draft && (
        <PublishPricesDialog {...draft} plans={plans} onPublished={start} onClose={() => setDraft(undefined)} />
      )}
    </form>
  );
}
