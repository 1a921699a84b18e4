import type { ResponseEnvelope } from '#protocol/envelope.ts';
import type { ReceivedHeaders } from '#protocol/headers.ts';
import type { Fault } from '../control/faults.ts';
import type { ProtocolRequest } from '../protocol/request.ts';
import type { Sandbox } from '../sandbox.ts';

/** What a log entry is made of. */
type Subject = {
  sandbox: Sandbox;
  request: ProtocolRequest;
  mobile: string | null;
  fault: Fault | null;
};

/** The headers with no more of the token than tells two apart. */
function withShortToken({ authorization, ...headers }: ReceivedHeaders) {
  return authorization === undefined
    ? headers
    : { ...headers, authorization: `Bearer ...${authorization.slice(-4)}` };
}

/** Remembers a request's calls with what they were answered; null where there was no envelope. */
export function logCalls(
  { sandbox, request, mobile, fault }: Subject,
  envelope: ResponseEnvelope | null,
): void {
  const { attempt, calls, header, headers } = request;
  for (const [index, { method, data }] of calls.entries()) {
    sandbox.calls.add({
      mobile,
      method,
      data,
      headers: { ...withShortToken(headers), header },
      ...attempt,
      at: sandbox.realTime(),
      code: envelope?.code ?? null,
      msg: envelope?.msg ?? '',
      reply: envelope?.data?.[index]?.data ?? null,
      fault: fault?.kind ?? null,
    });
  }
}
