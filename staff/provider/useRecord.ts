import { useQuery } from '@tanstack/react-query';
import { staffCall } from './dataProvider.ts';

/**
 * A record that holds more than its row in the list: read by a query of its own, since react-admin takes rows of a
 * list for records.
 * @param resource part of the console; its lists' queries are invalidated with it
 */
export const useRecord = <Row>(resource: string, id: string) =>
  useQuery({
    queryKey: [resource, 'record', id],
    queryFn: () => staffCall<Row>('GET', `${resource}/${encodeURIComponent(id)}`),
  });
