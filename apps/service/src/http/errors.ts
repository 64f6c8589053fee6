import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type { Context } from '../plugin/context.ts';
import { bodyOf, Problem, type ProblemCode, problemOfStore } from '../problems.ts';

/** What Fastify itself finds wrong, as codes of ours. */
const OF_FASTIFY: { readonly [code: string]: readonly [ProblemCode, string] } = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-big', 'The body is too big; 64 kB is the most.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-type', 'Send JSON, with the header content-type: application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad-json', 'The body is empty; expected an object of JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad-json', 'The body is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad-body', 'The header content-length does not tell the length of the body.'],
};

/** Where in what was sent the error lies, and what is wrong there. */
function sentenceOf({ instancePath, keyword, params, message, ...more }: FastifySchemaValidationError, part: string) {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const extra = params.additionalProperty ?? params.unevaluatedProperties;
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = [path, String(extra)].filter(Boolean).join('.');
    return { position: name, text: `"${name}" is not a field of this ${part}.` };
  }
  if (keyword === 'required') {
    const name = [path, String(params.missingProperty)].filter(Boolean).join('.');
    return { position: name, text: `The field "${name}" is missing.` };
  }
  const { description } = (more as { parentSchema?: { description?: string } }).parentSchema ?? {};
  const says = OF_TEXTS.includes(keyword) && description ? `must be ${description}` : message;
  return { position: path || part, text: `${path ? `"${path}"` : `The ${part}`} ${says}.` };
}

/** What schemas say of texts. Where the schema of a field describes itself, people read that. */
const OF_TEXTS = ['pattern', 'minLength', 'maxLength'];

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  const [first] = error.validation ?? [];
  if (first) {
    const isQuery = error.validationContext === 'querystring';
    const { text, position } = sentenceOf(first, isQuery ? 'query' : (error.validationContext ?? 'body'));
    return new Problem(isQuery ? 'bad-query' : 'bad-body', text, position);
  }
  const known = OF_FASTIFY[error.code];
  if (known) return new Problem(...known);
  if (error.statusCode === 429) return new Problem('too-many', error.message);
  return (
    problemOfStore(error) ?? new Problem('our-fault', 'Something went wrong in the service. It was written down there.')
  );
}

/** Every answer that is no success has a code, and a sentence. */
export function errors(app: FastifyInstance, { metrics }: Context): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500 && problem.code !== 'opening') request.log.error(error);
    metrics.problems.inc({ code: problem.code });
    if (problem.status === 503 || problem.status === 429) void reply.header('retry-after', '2');
    return reply.code(problem.status).send(bodyOf(problem));
  });
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?');
    metrics.problems.inc({ code: 'not-found' });
    return reply.code(404).send(bodyOf(new Problem('not-found', `There is no ${request.method} ${path} here.`)));
  });
}
