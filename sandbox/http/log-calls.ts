import type { ResponseEnvelope } from '#protocol/envelope.ts';
import type { Fault } from '../control/faults.ts';
import { maskSecrets } from '../control/mask-secrets.ts';
import type { ProtocolRequest } from '../protocol/request.ts';
import type { Sandbox } from '../sandbox.ts';

type Subject = {
  sandbox: Sandbox;
  request: ProtocolRequest;
  mobile: string | null;
  fault: Fault | null;
};

/** Masks secrets. `envelope` is null if there was no reply, or if it had no envelope. */
export function logCalls(
  { sandbox, request, mobile, fault }: Subject,
  envelope: ResponseEnvelope | null,
): void {
  const { attempt, calls, header, headers } = request;
  for (const [index, { method, data }] of calls.entries()) {
    sandbox.calls.add({
      mobile,
      method,
      data: maskSecrets(data),
      headers: maskSecrets({ ...headers, header }),
      ...attempt,
      at: sandbox.realTime(),
      code: envelope?.code ?? null,
      msg: envelope?.msg ?? '',
      reply: maskSecrets(envelope?.data?.[index]?.data ?? null),
      fault: fault?.kind ?? null,
    });
  }
}
