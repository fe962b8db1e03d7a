import { type CommunityCandidateDto, useFindCommunityCandidatesQuery } from '@alliance/api-client/management';
import { Picker, type PickerProps } from '@/ui/forms/Picker';
import { fewestLetters } from '../fewest-letters';

/** One person of an organization, found by name or address. */
export const PersonPicker = (props: PickerProps<CommunityCandidateDto>) => (
  <Picker
    {...props}
    useFound={useCandidates}
    required
    hint="Two letters of a name or more, or the whole e-mail address."
    list="People found"
    nothing="Nobody of an organization is called so."
    told={({ email, organizations }) => [email, organizations]}
  />
);

const useCandidates = (search: string) =>
  useFindCommunityCandidatesQuery({ search }, { skip: search.length < fewestLetters });
