import { type ProbeMailServerDto, useProbeMailServerMutation } from '@alliance/api-client/mail';
import { problemText } from '@alliance/api-client/problem';
import { toast } from '@/ui/toast';

/** Probes a mail server, and says in a toast how it went. */
export function useProbe() {
  const [send, { data: report, isLoading }] = useProbeMailServerMutation();

  /** Answers what stood in the way of the probe itself. */
  const probe = async (probeMailServerDto: ProbeMailServerDto): Promise<unknown> => {
    try {
      const { success, steps } = await send({ probeMailServerDto }).unwrap();
      const failed = steps.find(({ outcome }) => outcome === 'failed');
      toast(
        success
          ? { title: 'SMTP Test Successful', description: 'The server takes mail with these settings.' }
          : {
              title: 'SMTP Test Failed',
              description: failed?.answer || 'Authentication failed. Check your credentials.',
              variant: 'destructive',
            },
      );
      return undefined;
    } catch (trouble) {
      toast({
        title: 'SMTP Test Failed',
        description: `Failed to test SMTP connection. ${problemText(trouble)}`,
        variant: 'destructive',
      });
      return trouble;
    }
  };

  return { probe, report, isLoading };
}
