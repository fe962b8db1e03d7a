/** What the address narrows the inbox to. */
export const filtersIn = (search: URLSearchParams) => ({
  unread: search.get('show') === 'unread' ? 'true' : '',
  category: search.get('category') ?? '',
});
