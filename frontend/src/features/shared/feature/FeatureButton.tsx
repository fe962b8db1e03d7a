import { useFeatureOrganizationMutation } from '@alliance/api-client/directory';
import { problemText } from '@alliance/api-client/problem';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';

interface FeatureButtonProps {
  organization: { id: string; name: string; isFeatured: boolean };
}

/** For super admins: whether an organization stands among the featured partners of the directory. */
export function FeatureButton({ organization: { id, name, isFeatured } }: FeatureButtonProps) {
  const [feature, { isLoading }] = useFeatureOrganizationMutation();
  const send = async () => {
    try {
      await feature({ id, featureOrganizationDto: { isFeatured: !isFeatured } }).unwrap();
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Button
      variant="secondary"
      pending={isLoading}
      aria-pressed={isFeatured}
      aria-label={`Feature ${name}`}
      onClick={send}
    >
      {isFeatured ? 'Featured' : 'Feature'}
    </Button>
  );
}
