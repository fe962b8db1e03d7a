import type { CommunityDto } from '@alliance/api-client/communities';
import { useFormContext } from 'react-hook-form';
import { CommunityImage } from '@/features/shared/communities/CommunityImage';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { colorLabels, imageLabels, optionsOf } from './managed-words';

/** The picture of a community and its colour, as they will look, in the form around it. */
export function LookFields() {
  const { register, watch, formState } = useFormContext<Pick<CommunityDto, 'color' | 'image'>>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CommunityImage type={watch('image')} color={watch('color')} className="h-20 rounded-lg sm:col-span-2" />
      <Field id="image" label="Picture" error={errors.image?.message}>
        <NativeSelect options={optionsOf(imageLabels)} {...register('image')} />
      </Field>
      <Field id="color" label="Colour" error={errors.color?.message}>
        <NativeSelect options={optionsOf(colorLabels)} {...register('color')} />
      </Field>
    </div>
  );
}
