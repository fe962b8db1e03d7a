import { useFormContext } from 'react-hook-form';
import { categoryLabels, optionsOf } from '@/content/labels';
import { Field } from '@/ui/Field';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { longest, type StartValues } from './start-values';

export type ProjectWords = Pick<StartValues, 'name' | 'description' | 'category'>;

interface ProjectTextsProps {
  /** That of the problem, which the project has where it says no other. */
  problemCategory?: Exclude<ProjectWords['category'], ''> | null;
}

/** What a project is called and about: fields of the form around it. */
export function ProjectTexts({ problemCategory }: ProjectTextsProps) {
  const { register, formState } = useFormContext<ProjectWords>();
  const { errors } = formState;
  return (
    <>
      <Field id="name" label="Name" required error={errors.name?.message}>
        <TextInput
          maxLength={200}
          {...register('name', { validate: (name) => name.trim() !== '' || 'Name is required' })}
        />
      </Field>
      <Field id="description" label="Description" required error={errors.description?.message}>
        <TextArea
          maxLength={longest.description}
          {...register('description', {
            validate: (description) => description.trim() !== '' || 'Description is required',
          })}
        />
      </Field>
      <Field id="category" label="Category" error={errors.category?.message}>
        <NativeSelect
          placeholder={problemCategory ? `As the problem: ${categoryLabels[problemCategory]}` : 'Select category'}
          options={optionsOf(categoryLabels)}
          {...register('category')}
        />
      </Field>
    </>
  );
}
