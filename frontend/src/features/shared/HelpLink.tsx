import { useListPlansQuery } from '@alliance/api-client/billing';

/** Where the operator helps; unknown until the server has said so. */
export const useHelpAddress = () => useListPlansQuery().data?.helpAddress;

export const HelpLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="break-words text-brand underline underline-offset-2">
    {address}
  </a>
);
