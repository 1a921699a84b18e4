import type { ResponseEnvelope } from '#protocol/envelope.ts';
import type { Fault } from '../control/faults.ts';
import { masked } from '../control/masked.ts';
import type { ProtocolRequest } from '../protocol/request.ts';
import type { Sandbox } from '../sandbox.ts';

/** What a log entry is made of. */
type Subject = {
  sandbox: Sandbox;
  request: ProtocolRequest;
  mobile: string | null;
  fault: Fault | null;
};

/**
 * Remembers a request's calls, their secrets masked, with what they were answered; null where there
 * was no envelope.
 */
export function logCalls(
  { sandbox, request, mobile, fault }: Subject,
  envelope: ResponseEnvelope | null,
): void {
  const { attempt, calls, header, headers } = request;
  for (const [index, { method, data }] of calls.entries()) {
    sandbox.calls.add({
      mobile,
      method,
      data: masked(data),
      headers: masked({ ...headers, header }),
      ...attempt,
      at: sandbox.realTime(),
      code: envelope?.code ?? null,
      msg: envelope?.msg ?? '',
      reply: masked(envelope?.data?.[index]?.data ?? null),
      fault: fault?.kind ?? null,
    });
  }
}
