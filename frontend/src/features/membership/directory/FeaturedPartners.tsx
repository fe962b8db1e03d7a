import { useListFeaturedMembersQuery } from '@alliance/api-client/directory';
import { MemberCard } from './MemberCard';

/** Those that the alliance puts before the others; nothing where it has chosen none. */
export function FeaturedPartners() {
  const { data } = useListFeaturedMembersQuery();
  if (!data?.length) return null;
  return (
    <section aria-labelledby="featured-partners" className="mb-10">
      <h2 id="featured-partners" className="mb-4 text-xl">
        Featured Alliance Partners
      </h2>
      <div className="grid gap-5 lg:grid-cols-2">
        {data.map((member) => (
          <MemberCard key={member.id} member={member} place="featured" />
        ))}
      </div>
    </section>
  );
}
