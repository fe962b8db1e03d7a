import { useListPlansQuery } from '@alliance/api-client/billing';
import { useRegisterMemberMutation } from '@alliance/api-client/membership';
import { fieldProblems, isApiError } from '@alliance/api-client/problem';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { registration } from '@/content/registration';
import { plansPage } from '@/features/shared/plans/checkout';
import { offeredTiers, tierFromAddress, tierInAddress } from '@/features/shared/plans/tiers';
import { Button, LinkButton } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { LoadFailure } from '@/ui/EmptyState';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';
import { CardSkeletons } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { useAddress } from '@/ui/useAddress';
import { useFormDraft } from '@/ui/useFormDraft';
import { ChosenPlan } from './ChosenPlan';
import { ContactFields } from './ContactFields';
import { InterestsField } from './InterestsField';
import { OrganizationFields } from './OrganizationFields';
import { OrganizationTypeField } from './OrganizationTypeField';
import { PlanCards } from './PlanCards';
import {
  emptyRegistration,
  fieldNames,
  isField,
  type RegistrationValues,
  requirementTitles,
  termsRequired,
  toRequest,
} from './registration-form';

const successDelay = 1500;

export default function RegistrationPage() {
  const [chosenTier, setTier] = useAddress('tier');
  const tier = tierFromAddress(chosenTier);
  const prices = useListPlansQuery();
  const form = useForm<RegistrationValues>({ defaultValues: emptyRegistration, shouldFocusError: false });
  const forgetDraft = useFormDraft(form, 'registration', { except: 'agreeTerms' });
  const [register, { isLoading }] = useRegisterMemberMutation();
  const [summary, setSummary] = useState<ErrorLine[]>([]);
  const [done, setDone] = useState<string>();
  const navigate = useNavigate();

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate(done), successDelay);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const plans = offeredTiers.flatMap(
    (offered) =>
      prices.data?.plans.find(
        ({ tierType, billingInterval }) => tierType === offered && billingInterval === 'yearly',
      ) ?? [],
  );
  const plan = plans.find(({ tierType }) => tierType === tier);
  const trialDays = prices.data?.trialDays;

  const refuse = (errors: FieldErrors<RegistrationValues>) => {
    const wrong = fieldNames.filter((name) => errors[name]?.message);
    setSummary(wrong.map((name) => ({ message: errors[name]?.message as string, fieldId: name })));
    const [required, title] = requirementTitles.find(([name]) => errors[name]) ?? [];
    if (required && title) toast({ title, description: errors[required]?.message as string, variant: 'destructive' });
  };

  const send = async (values: RegistrationValues) => {
    setSummary([]);
    try {
      const { memberId, emailSent, message, token } = await register({
        registerMemberDto: toRequest(values, tier),
      }).unwrap();
      forgetDraft();
      toast({ title: 'Application Submitted!', description: message });
      const told = new URLSearchParams({ tier: tierInAddress(tier), memberId, emailSent: String(emailSent), token });
      setDone(`/registration-success?${told}`);
    } catch (error) {
      const message = failureText(error);
      const refused = Object.entries(fieldProblems(error)).map(([name, problem]) => ({ name, message: problem }));
      for (const { name, message: problem } of refused) {
        if (isField(name)) form.setError(name, { type: 'server', message: problem });
      }
      setSummary(
        refused.length > 0
          ? refused.map(({ name, message: problem }) => ({
              message: problem,
              fieldId: isField(name) ? name : undefined,
            }))
          : [{ message }],
      );
      toast({ title: 'Registration Failed', description: message, variant: 'destructive' });
    }
  };

  const busy = isLoading || done !== undefined;
  return (
    <OpenPage
      actions={
        <LinkButton to="/login" variant="quiet" className="whitespace-nowrap max-sm:px-2">
          Member Login
        </LinkButton>
      }
    >
      <header className="max-w-3xl">
        <h1 className="text-headline">{registration.title}</h1>
        <p className="mt-4 text-ink-2 text-lg">{registration.text}</p>
      </header>

      <div className="mt-10 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem]">
        <form noValidate onSubmit={form.handleSubmit(send, refuse)} className="space-y-12">
          <ErrorSummary errors={summary} />
          <Section title="Plan" titleId="plan-title">
            {prices.isError && !prices.data ? (
              <LoadFailure onRetry={prices.refetch}>The plans could not be loaded.</LoadFailure>
            ) : prices.data ? (
              <>
                <PlanCards
                  plans={plans}
                  chosen={tier}
                  labelledBy="plan-title"
                  onChoose={(chosen) => setTier(tierInAddress(chosen))}
                />
                <p className="mt-4 text-sm">
                  <TextLink href={plansPage}>Compare the plans</TextLink>
                </p>
              </>
            ) : (
              <CardSkeletons label="Loading plans..." />
            )}
          </Section>
          <Section title="Organization type" titleId="organization-type-title">
            <OrganizationTypeField form={form} labelledBy="organization-type-title" />
          </Section>
          <Section title="Organization">
            <OrganizationFields form={form} />
          </Section>
          <Section title="Contact">
            <ContactFields form={form} />
          </Section>
          <Section
            title="Areas of interest"
            titleId="interests-title"
            text="Choose at least one. A group's box chooses all of it."
          >
            <InterestsField form={form} labelledBy="interests-title" />
          </Section>
          <div>
            <Checkbox
              id="agreeTerms"
              label={
                <>
                  I agree to the <TextLink href="/terms">Terms of Service</TextLink> and{' '}
                  <span className="sm:whitespace-nowrap">
                    <TextLink href="/privacy">Privacy Policy</TextLink>
                    <span className="text-danger" aria-hidden="true">
                      {' *'}
                    </span>
                  </span>
                </>
              }
              error={form.formState.errors.agreeTerms?.message}
              {...form.register('agreeTerms', { validate: (agreed) => agreed || termsRequired })}
            />
            <Checkbox
              id="agreeMarketing"
              label="Send me news about challenges, events and the alliance (optional)"
              {...form.register('agreeMarketing')}
            />
            <Button type="submit" size="lg" pending={busy} className="mt-6 w-full sm:w-auto sm:min-w-64">
              {busy ? 'Submitting...' : registration.submit(tier)}
            </Button>
            {trialDays !== undefined && <p className="mt-3 text-ink-2 text-sm">{registration.note(tier, trialDays)}</p>}
          </div>
        </form>
        <div className="max-lg:hidden">
          {plan && trialDays !== undefined && <ChosenPlan plan={plan} trialDays={trialDays} />}
        </div>
      </div>
    </OpenPage>
  );
}

function failureText(error: unknown): string {
  if (!isApiError(error) || error.status === 0) return 'An unexpected error occurred. Please try again.';
  return error.problem.code === 'unknown' ? 'Registration failed' : (error.problem.detail ?? 'Registration failed');
}

interface SectionProps {
  title: string;
  /** For a group that the title names. */
  titleId?: string;
  text?: string;
  children: ReactNode;
}

function Section({ title, titleId, text, children }: SectionProps) {
  return (
    <section>
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-2 text-sm">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** In a tab of its own, so that the form stays. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-brand underline underline-offset-2">
      {children}
    </a>
  );
}
