import { useDiscussValueMutation, type ValueEntryDetailDto } from '@alliance/api-client/outcomes';
import { valueStateLabels } from '@/content/labels';
import { MomentText } from '@/ui/DateText';
import { OrganizationName } from '@/ui/OrganizationName';
import { Composer } from '@/ui/text/LaterComposer';
import { Markdown } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';

/** What has happened to a value and what was said; a disputed one is talked out here. */
export function Remarks({ value: { id, remarks, can } }: { value: ValueEntryDetailDto }) {
  const [send] = useDiscussValueMutation();
  if (remarks.length === 0) return null;
  return (
    <section aria-labelledby="remarks-title">
      <h3 id="remarks-title" className="font-semibold">
        What has happened
      </h3>
      <ol className="mt-3 grid gap-4">
        {remarks.map((remark) => (
          <li key={remark.id} className="border-line-strong border-l-2 pl-4">
            <p className="text-ink-2 text-sm">
              <span className="font-medium text-ink">
                {remark.by ? <OrganizationName organization={remark.by} /> : 'The alliance'}
              </span>
              {remark.state && ` · ${valueStateLabels[remark.state]}`}&nbsp;· <MomentText at={remark.createdAt} />
            </p>
            {remark.text && (
              <div className="mt-1">
                <Markdown text={remark.text} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {can.discuss && (
        <div className="mt-5">
          <Composer
            id="message"
            draft={`value-message:${id}`}
            label="Your message"
            hint="The organizations of the project read it; the other side is told by mail."
            max={2000}
            required="Write your message"
            submit="Send Message"
            submitting="Sending..."
            onSend={async (text) => {
              await send({ id, discussValueDto: { text } }).unwrap();
              toast({ title: 'Success', description: 'Message sent.' });
            }}
          />
        </div>
      )}
    </section>
  );
}
