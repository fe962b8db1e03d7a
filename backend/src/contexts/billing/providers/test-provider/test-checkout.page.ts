import { createHash } from 'node:crypto';
import Handlebars from 'handlebars';
import { moneyInWords } from '../../../../platform/money/money-in-words';
import type { PlanCurrency } from '../../plans/plan.enums';
import type { TestCharge } from './test-charge.entity';
import { checkoutPath } from './test-provider';

const style = `
:root { color-scheme: light dark; --canvas: #faf9f5; --sheet: #fff; --line: #e1dfd6; --ink: #10222b; --ink-2: #425359;
  --brand: #0b5a5e; --on-brand: #fff; --note: #fdf1e3; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0a1518; --sheet: #101e22; --line: #22353a; --ink: #eaf1ee;
  --ink-2: #b6c5c4; --brand: #6acbbe; --on-brand: #04211f; --note: #1f1a12; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 'Geist', 'Helvetica Neue', Helvetica, Arial, sans-serif; }
header { background: #0c2229; color: #f3f6f2; padding: 1rem; font-weight: 600; text-align: center; }
main { max-width: 28rem; margin: 2rem auto; padding: 0 1rem; }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: 1.5rem; }
h1 { font-size: 1.25rem; margin: 0 0 .25rem; }
p { margin: 0 0 1rem; color: var(--ink-2); overflow-wrap: anywhere; }
.amount { font-size: 2rem; font-weight: 600; color: var(--ink); margin: 0 0 1rem; }
.note { background: var(--note); border-radius: 8px; padding: .75rem; color: var(--ink); }
button { display: block; width: 100%; min-height: 44px; margin: 0 0 .75rem; border-radius: 8px; border: 1px solid var(--brand);
  background: transparent; color: var(--brand); font: inherit; font-weight: 600; cursor: pointer; }
button.first { background: var(--brand); color: var(--on-brand); }
button:focus-visible { outline: 3px solid #f2a968; outline-offset: 2px; }
`;

/** Our own page, and nothing else: no script, no picture, forms to us alone. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const template = Handlebars.create().compile(
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Test payment of {{amount}}</title><style>{{{style}}}</style></head>
<body><header>Global Innovation Alliance</header><main><article>
<h1>{{description}}</h1>
<p class="amount">{{amount}}</p>
<p class="note">This is the test provider. No money moves: choose what happens.</p>
<p>Reference {{reference}}</p>
{{#if open}}<form method="post" action="{{action}}">
{{#each buttons}}<button{{#if first}} class="first"{{/if}} name="decision" value="{{value}}">{{label}}</button>
{{/each}}</form>{{else}}<p role="status">This payment is {{state}}. You can close this page.</p>{{/if}}
</article></main></body></html>
`,
  { strict: true },
);

const words: Record<string, string> = { success: 'paid', pending: 'on its way', reversed: 'refunded' };

/** The page on which the payer says what happens. */
export function checkoutPage({ reference, amount, currency, description, state }: TestCharge): string {
  const inWords = moneyInWords(amount, currency as PlanCurrency);
  return template({
    style,
    reference,
    description,
    amount: inWords,
    action: checkoutPath(reference),
    open: !words[state],
    state: words[state] ?? state,
    buttons: [
      { value: 'pay', label: `Pay ${inWords}`, first: true },
      { value: 'pay-twice', label: 'Pay, and be heard of twice', first: false },
      { value: 'pay-once', label: 'Pay with a card that declines later charges', first: false },
      { value: 'delay', label: 'Pay, but the confirmation is late', first: false },
      { value: 'fail', label: 'Let the payment fail', first: false },
      { value: 'abandon', label: 'Leave without paying', first: false },
    ],
  });
}
