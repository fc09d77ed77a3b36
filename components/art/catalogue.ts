/**
 * The small drawings of the states (403, 404, nothing here yet, something failed): decoration beside
 * words, so without an alternative text. The pictures of content pages are content: their addresses
 * and alternative texts come with each page.
 */
export const drawings = {
  forbidden: '/art/forbidden.svg',
  notFound: '/art/not-found.svg',
  empty: '/art/empty.svg',
  error: '/art/error.svg',
} as const;
