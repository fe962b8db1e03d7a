import { type SaveMailSettingsDto, useSaveMailSettingsMutation } from '@alliance/api-client/delivery';
import { toast } from '@/ui/toast';

/** Has the server try settings and take them where they are good, and says in a toast how it went. */
export function useSaveSettings() {
  const [send, { data: report, isLoading, reset }] = useSaveMailSettingsMutation();

  /** Answers what stood in the way of the trial itself. */
  const save = async (saveMailSettingsDto: SaveMailSettingsDto): Promise<{ isSaved: boolean; trouble?: unknown }> => {
    try {
      const { success, steps } = await send({ saveMailSettingsDto }).unwrap();
      const failed = steps.find(({ outcome }) => outcome === 'failed');
      toast(
        success
          ? { title: 'Settings saved', description: 'Mail leaves by them from the next message on.' }
          : {
              title: 'Not saved',
              description: failed?.answer || 'The trial failed. Mail leaves by the same settings as before.',
              variant: 'destructive',
            },
      );
      return { isSaved: success };
    } catch (trouble) {
      return { isSaved: false, trouble };
    }
  };

  return { save, report, isLoading, reset };
}
