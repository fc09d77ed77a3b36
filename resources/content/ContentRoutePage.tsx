export interface ContentRoutePageProps {
  code: string;
  layout: 'single' | 'list';
}

/** A content page by its code (§2). */
export default function ContentRoutePage(_: ContentRoutePageProps) {
  return null;
}
