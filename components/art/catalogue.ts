/**
 * The small illustrations of the states (403, 404, empty list, error): decorative, so without an alternative text. The
 * pictures of content pages are content: their URLs and alternative texts come with each page.
 */
export const drawings = {
  forbidden: '/art/forbidden.svg',
  notFound: '/art/not-found.svg',
  empty: '/art/empty.svg',
  error: '/art/error.svg',
} as const;
