import { QUESTION_FORMS, questionOf } from '@pencilmark/bulk/questions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { addressKey } from '../plugin/address.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { newLifetime } from '../plugin/lifetime.ts';
import { ProblemBody } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';
import { openQuestions } from '../questions/questions.ts';
import { QUESTION_ANSWERS } from './question-answers.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const SVG_TYPE = 'image/svg+xml; charset=utf-8';

/** Who shares turns: an account, or the address of guests, for everybody can be many of them. */
const askerOf = ({ visitor, ip }: FastifyRequest): number | string =>
  visitor && !visitor.account.isGuest ? visitor.account.key : addressKey(ip);

/** Questions about puzzles, with the answers of the commands of the same names. */
export function questions(app: App, { crowds }: Context): void {
  const answering = openQuestions();
  // The end of the service does not wait for ten seconds of work, nor for all who wait for theirs.
  app.addHook('preClose', async () => answering.close());

  /** Counts an answer until it is read: who asks much and reads slowly fills the memory. */
  const hold = ({ ip }: FastifyRequest, { raw }: FastifyReply, body: string): void => {
    if (!crowds.bytes.enter(ip, body.length)) throw new Problem('too-many', 'Too many answers wait to be read.');
    const held = newLifetime();
    held.onEnd(() => crowds.bytes.leave(ip, body.length));
    if (raw.destroyed) held.end();
    else raw.once('finish', held.end).once('close', held.end);
  };

  for (const form of QUESTION_FORMS) {
    const { name, summary, body } = form;
    const answer = QUESTION_ANSWERS[name];
    const type = answer ? JSON_TYPE : SVG_TYPE;
    const success = answer ?? { content: { 'image/svg+xml': { schema: Type.String() } } };
    app.post<{ Body: Record<string, unknown> }>(
      `/v1/${name}`,
      {
        schema: { operationId: name, summary, body, response: { 200: success, default: ProblemBody } },
        config: { access: { who: 'anyone' } },
      },
      async (request, reply) => {
        const question = questionOf(form, request.body);
        const written = await answering.ask(question, askerOf(request), () => reply.raw.destroyed);
        hold(request, reply, written);
        return reply.header('content-type', type).send(written);
      },
    );
  }
}
