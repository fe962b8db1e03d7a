import { operations } from './contract';
import { faultsOf } from './contract-schemas';

interface Answered {
  status: number;
  contentType: string;
  body: unknown;
}

const routes = operations
  .map((operation) => ({ operation, address: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  .sort((a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length);

/** The operation of the contract that answers an address; none where it is a page, a file or unknown. */
export const operationAt = (method: string, path: string) =>
  routes.find(({ operation, address }) => operation.method === method && address.test(path.replace(/\?.*/s, '')))
    ?.operation;

/** Holds every answer that a test gets against the contract: its status stands there, and its body is as described. */
export function expectDocumented(method: string, path: string, { status, contentType, body }: Answered): void {
  const operation = operationAt(method, path);
  if (!operation) return;
  const response = operation.responses[status];
  if (!response) throw new Error(`${operation.id} answered ${status}, which the contract does not document`);
  const media = response.content?.[contentType.split(';')[0] ?? ''];
  const isEmpty = body === '';
  if (!isEmpty && !media) throw new Error(`${operation.id} answered ${status} with an undocumented ${contentType}`);
  const faults = media && !isEmpty ? faultsOf(media.schema, body) : [];
  if (faults.length > 0) throw new Error(`${operation.id} answered ${status} otherwise than described: ${faults}`);
}
