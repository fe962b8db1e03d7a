import { type AskedTicketDto, supportApi as generated } from './generated/support.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** Requests for help: one’s own, and those of all for who answers. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getSupport: { providesTags: ['Support'] },
    getTicket: { providesTags: ['Support'] },
    openTicket: { invalidatesTags: ['Support'] },
    writeToTicket: { invalidatesTags: ['Support'] },
    closeTicket: { invalidatesTags: ['Support'] },
    listTickets: { providesTags: ['Support'] },
    getAskedTicket: { providesTags: ['Support'] },
    answerTicket: { invalidatesTags: ['Support'] },
    closeAskedTicket: { invalidatesTags: ['Support'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = tagged.injectEndpoints({
  endpoints: (build) => ({
    browseTickets: listOf<AskedTicketDto>(build, '/api/admin/support/tickets', 'Support'),
  }),
});

export const {
  useGetSupportQuery,
  useGetTicketQuery,
  useOpenTicketMutation,
  useWriteToTicketMutation,
  useCloseTicketMutation,
  useGetAskedTicketQuery,
  useAnswerTicketMutation,
  useCloseAskedTicketMutation,
} = tagged;
export const { useBrowseTicketsInfiniteQuery } = lists;
export type {
  AskedThreadDto,
  AskedTicketDto,
  SupportMessageDto,
  SupportThreadDto,
  SupportTicketDto,
} from './generated/support.gen';
