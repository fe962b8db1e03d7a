import {
  type JoinOfferDto,
  useGetJoinOffersQuery,
  useWithdrawTeamRequestMutation,
} from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { OrganizationName } from '@/ui/OrganizationName';
import { Strip } from '@/ui/Strip';
import { toast } from '@/ui/toast';

const AskToJoinDialog = laterDialog(() => import('./AskToJoinDialog'));

/** Organizations that have proven the domain of the viewer's address; nothing where there is none. */
export default function JoinOffers() {
  const { data: offers } = useGetJoinOffersQuery();
  return offers?.map((offer) => <JoinOffer key={offer.organizationId} offer={offer} />);
}

function JoinOffer({ offer }: { offer: JoinOfferDto }) {
  const [withdraw, { isLoading }] = useWithdrawTeamRequestMutation();
  const [asking, setAsking] = useState(false);
  const { organizationId: id, organizationName: name, logoId, domain, requestId, askedAt } = offer;
  const organization = { id, name, logoId };

  const takeBack = async () => {
    try {
      await withdraw({ id: requestId as string }).unwrap();
    } catch (error) {
      toast({ title: 'Not withdrawn.', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: 'Request withdrawn.' });
  };

  return (
    <>
      <Strip
        action={
          requestId ? (
            <Button variant="secondary" onClick={takeBack} pending={isLoading}>
              {isLoading ? 'Withdrawing...' : 'Withdraw Request'}
            </Button>
          ) : (
            <Button onClick={() => setAsking(true)}>Ask to Join</Button>
          )
        }
      >
        {requestId && askedAt ? (
          <>
            You asked to join <OrganizationName organization={organization} /> on <DateText at={askedAt} />. Its owners
            and admins decide.
          </>
        ) : (
          <>
            Your address is at {domain}, which belongs to <OrganizationName organization={organization} />.
          </>
        )}
      </Strip>
      <AskToJoinDialog open={asking} offer={offer} onClose={() => setAsking(false)} />
    </>
  );
}
