import { useFormContext } from 'react-hook-form';
import { optionsOf } from '@/content/labels';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import type { ProfileValues } from './profile-values';
import { type Part, partNames, seenByLabels } from './profile-words';

const options = optionsOf(seenByLabels);

/** Who sees a part of the organization's page. */
export function SeenBy({ part, label, hint }: { part: Part; label?: string; hint?: string }) {
  const { register } = useFormContext<ProfileValues>();
  return (
    <Field id={`seen_${part}`} label={label ?? `Who sees: ${partNames[part]}`} hint={hint} className="sm:max-w-64">
      <NativeSelect options={options} {...register(`seen_${part}`)} />
    </Field>
  );
}
