import { problemText } from '@alliance/api-client/problem';
import { type SettingDto, useChangeSettingMutation } from '@alliance/api-client/settings';
import { type FormEvent, useState } from 'react';
import { Conflict } from '@/features/shared/conflict/Conflict';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { TextArea, TextInput } from '@/ui/inputs';
import { RadioCards } from '@/ui/RadioCards';
import { toast } from '@/ui/toast';
import { standsInTheAudit } from '../reason';
import { SettingHistory } from './SettingHistory';
import { settingInWords } from './setting-words';

const states = [
  { value: '1', label: 'On' },
  { value: '0', label: 'Off' },
] as const;

/** Sets what one setting is; `setting` is the newest that is known, which somebody else may have changed since the dialog was opened. */
export default function ChangeSettingDialog({ setting, onClose }: { setting: SettingDto; onClose: () => void }) {
  const { name, label, meaning, min, max } = setting;
  const [change, { isLoading }] = useChangeSettingMutation();
  const [known, setKnown] = useState(setting);
  const [typed, setTyped] = useState(String(setting.value));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<ErrorLine[]>([]);
  const [isOvertaken, setOvertaken] = useState(false);
  const value = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
  const isWithin = value !== undefined && value >= min && value <= max;
  const limits = `${min} to ${max} days`;
  const wrongOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong: ErrorLine[] = [];
    if (value === undefined || !isWithin) wrong.push({ fieldId: 'value', message: `Enter a whole number, ${limits}` });
    if (reason.trim() === '') wrong.push({ fieldId: 'reason', message: 'Say why' });
    setErrors(wrong);
    if (value === undefined || wrong.length > 0) return;
    try {
      await change({ name, changeSettingDto: { value, revision: known.revision, reason } }).unwrap();
    } catch (error) {
      if (isOvertakenBy(error)) setOvertaken(true);
      else setErrors([{ message: problemText(error) }]);
      return;
    }
    onClose();
    toast({ title: 'Setting changed', description: `${label}: ${settingInWords(setting, value).toLowerCase()}.` });
  };

  const settle = (taken: string[]) => {
    if (taken.length > 0) setTyped(String(setting.value));
    setKnown(setting);
    setOvertaken(false);
  };
  const inWords = (one: number) => ({ value: settingInWords(setting, one) });

  return (
    <Dialog open onOpenChange={(next) => next || isLoading || onClose()} title={label} description={meaning}>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title="The setting was not changed." errors={errors} />
        {setting.kind === 'switch' ? (
          <RadioCards
            id="value"
            name="value"
            legend="It is"
            options={states}
            value={typed as '1'}
            onChange={setTyped}
          />
        ) : (
          <Field id="value" label="Days" hint={`From ${limits}.`} error={wrongOf('value')} required>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )}
        {value !== setting.default && (
          <div>
            <Button variant="secondary" onClick={() => setTyped(String(setting.default))}>
              Back to Default: {settingInWords(setting, setting.default)}
            </Button>
          </div>
        )}
        <Field id="reason" label="Reason" hint={standsInTheAudit} error={wrongOf('reason')} required>
          <TextArea rows={2} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {isOvertaken && known.revision !== setting.revision ? (
          <Conflict
            noun="setting"
            names={{ value: label }}
            mine={inWords(value ?? known.value)}
            theirs={inWords(setting.value)}
            before={inWords(known.value)}
            onSettled={settle}
          />
        ) : (
          <FormActions submit="Save" submitting="Saving..." isLoading={isLoading || isOvertaken} onClose={onClose} />
        )}
      </form>
      <SettingHistory setting={setting} />
    </Dialog>
  );
}
