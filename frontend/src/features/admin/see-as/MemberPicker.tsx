import { type MemberToSeeDto, useFindPeopleToSeeQuery } from '@alliance/api-client/seeing';
import { Picker, type PickerProps } from '@/ui/forms/Picker';
import { fewestLetters } from '../fewest-letters';

/** One member of the alliance, found by name or address. */
export const MemberPicker = (props: PickerProps<MemberToSeeDto>) => (
  <Picker
    {...props}
    useFound={useMembers}
    required
    hint="Two letters of a name or more, or the whole e-mail address."
    list="Members found"
    nothing="No member is called so."
    told={({ email, organizations }) => [email, ...organizations]}
  />
);

const useMembers = (search: string) => useFindPeopleToSeeQuery({ search }, { skip: search.length < fewestLetters });
