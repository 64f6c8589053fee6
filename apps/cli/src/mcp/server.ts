import { finished, type Readable, Writable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { QUESTION_FORMS, type QuestionForm, questionOf } from '@pencilmark/bulk/questions';
import { unknownName } from '../options/names.ts';
import type { Session } from '../session.ts';
import { type Asking, openAsking } from './asking.ts';

/** A tool: a form of questions, and what checks its arguments. */
interface Tool {
  readonly form: QuestionForm;
  readonly schema: object;
  isAsked(given: unknown): { readonly valid: boolean; readonly errorMessage?: string | undefined };
}

function toolsOf(): ReadonlyMap<string, Tool> {
  const validator = new AjvJsonSchemaValidator();
  return new Map(
    QUESTION_FORMS.map((form) => {
      // Schemas as plain data: what their makers note besides is no part of JSON.
      const schema = JSON.parse(JSON.stringify(form.body)) as object;
      return [form.name, { form, schema, isAsked: validator.getValidator(schema) }];
    }),
  );
}

const said = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError && { isError }),
});

async function called(
  tool: Tool,
  given: Record<string, unknown>,
  asking: Asking,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const { valid, errorMessage } = tool.isAsked(given);
  if (!valid) return said(`The arguments are not right: ${errorMessage}.`, true);
  const reply = await asking.ask(questionOf(tool.form, given), signal);
  if ('body' in reply) return said(reply.body);
  const { text, position, error } = reply.fault;
  const place = error
    ? ` (line ${error.line}, column ${error.column})`
    : position === undefined
      ? ''
      : ` ("${position}")`;
  return said(`${text}${place}`, true);
}

/** Answers a client of the Model Context Protocol until its input ends. */
export async function serve(session: Session, input: Readable): Promise<void> {
  const tools = toolsOf();
  const asking = openAsking(session.parts.worker);
  const server = new Server({ name: 'pencilmark', version: session.parts.version() }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()].map(({ form: { name, summary }, schema }) => ({
      name,
      description: `${summary[0]!.toUpperCase()}${summary.slice(1)}.`,
      inputSchema: schema as { type: 'object' },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  const open = new Set<Promise<CallToolResult>>();
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = tools.get(params.name);
    if (!tool) return said(unknownName('tool', params.name, [...tools.keys()]), true);
    const answer = called(tool, params.arguments ?? {}, asking, signal);
    open.add(answer);
    return answer.finally(() => open.delete(answer));
  });
  try {
    await answering(server, session, input);
    // What was asked before the end of the input is answered.
    await Promise.allSettled(open);
    await new Promise(setImmediate);
  } finally {
    await asking.close();
    await server.close();
  }
}

/** Connects a server with the streams of a session, and waits for the end of its input. */
function answering(server: Server, session: Session, input: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const output = new Writable({
      write(bytes: Uint8Array, _encoding, done) {
        try {
          session.output.bytes(bytes);
          done();
        } catch (problem) {
          // Nobody reads any more.
          isOver = true;
          reject(problem);
          done();
        }
      },
    });
    const transport = new StdioServerTransport(input as typeof process.stdin, output as typeof process.stdout);
    server.onerror = (problem) => session.messages.problem('standard input', problem.message);
    // The transport closes by itself where a line has more than 10 MB.
    server.onclose = () => {
      if (!isOver) session.raise(2);
      resolve();
    };
    finished(input, { writable: false }, () => {
      isOver = true;
      resolve();
    });
    server.connect(transport).catch(reject);
  });
}
