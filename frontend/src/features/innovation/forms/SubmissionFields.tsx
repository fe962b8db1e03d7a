import type { Category } from '@alliance/api-client/innovation';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { categoryLabels, optionsOf } from '@/content/labels';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { Field } from '@/ui/Field';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { TagInput } from '@/ui/TagInput';
import { tagProblem, withTag } from '@/ui/tags';

/** What a member says of a problem and of a solution alike. */
export interface Submission {
  title: string;
  description: string;
  category: Category | '';
  tags: string[];
  /** In the tags' input, and not among them yet. */
  typedTag: string;
  organizationId: string;
}

interface SubmissionFieldsProps extends Pick<ComponentProps<typeof OrganizationField>, 'organizations'> {
  /** The field beside the category. */
  children: ReactNode;
}

export function SubmissionFields({ organizations, children }: SubmissionFieldsProps) {
  const { register, formState } = useFormContext<Submission>();
  const { errors } = formState;
  return (
    <>
      <OrganizationField id="organizationId" organizations={organizations} {...register('organizationId')} />
      <Field id="title" label="Title" required error={errors.title?.message}>
        <TextInput
          maxLength={200}
          {...register('title', { validate: (title) => title.trim() !== '' || 'Title is required' })}
        />
      </Field>
      <Field id="description" label="Description" required error={errors.description?.message}>
        <TextArea
          maxLength={10_000}
          {...register('description', {
            validate: (description) => description.trim() !== '' || 'Description is required',
          })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="category" label="Category" error={errors.category?.message}>
          <NativeSelect placeholder="Select category" options={optionsOf(categoryLabels)} {...register('category')} />
        </Field>
        {children}
      </div>
    </>
  );
}

/** All tags of a form, with the one that was typed and not added. */
export const tagsOf = ({ tags, typedTag }: Pick<Submission, 'tags' | 'typedTag'>) => withTag(tags, typedTag);

export function TagsField() {
  const { control, formState, watch, setValue, clearErrors } = useFormContext<Submission>();
  const [tags, typedTag] = watch(['tags', 'typedTag']);

  const type = (text: string) => {
    setValue('typedTag', text);
    clearErrors('tags');
  };

  return (
    <Field id="tags" label="Tags" error={tagProblem(typedTag, tags) ?? formState.errors.tags?.message}>
      <Controller
        control={control}
        name="tags"
        rules={{ validate: (added, { typedTag: typed }) => tagProblem(typed, added) ?? true }}
        render={({ field: { value, onChange } }) => (
          <TagInput value={value} onChange={onChange} typed={typedTag} onTyped={type} />
        )}
      />
    </Field>
  );
}
