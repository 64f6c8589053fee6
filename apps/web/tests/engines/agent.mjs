/**
 * What stands in a page for its driver: it keeps the objects that a test holds, runs
 * functions on them, and remembers what the page says until it is read. It goes into pages as
 * text, so it uses nothing from outside.
 *
 * @param context the name of the page
 * @param values `pageValues`
 */
export function agent(context, values) {
  const PATIENCE = 25; // ms
  const realm = `${context}-${Math.random().toString(36).slice(2)}`;
  const NOT_COMPILED = 'not compiled yet';
  const compiled = new Map();
  const wanted = new Set();
  let events = [];
  const original = { ...globalThis.console };

  // The policy of the page forbids to compile texts. The driver of the page may: it learns which
  // text is wanted, compiles it, and tries again.
  globalThis.eval = (text) => {
    const made = compiled.get(text);
    if (made) return made();
    wanted.add(text);
    throw new Error(NOT_COMPILED);
  };

  const { remote, local, objects } = values(context, realm, (channel, data) =>
    tell('message', { channel, data: remote(data, { depth: 9 }) }),
  );

  const tell = (kind, more) => events.push({ kind, ...more });
  const textOf = (error) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  const failure = (error) => ({ text: `${textOf(error)}\n${error?.stack ?? ''}` });

  for (const method of ['log', 'debug', 'info', 'warn', 'error', 'trace'])
    globalThis.console[method] = (...values) => {
      tell('console', { method, args: values.map((value) => remote(value, { depth: 1 })), at: Date.now() });
      original[method]?.apply(globalThis.console, values);
    };
  addEventListener('error', ({ error, message }) => {
    // A picture or a script that cannot be loaded is no error of a script.
    if (error || message) tell('error', { text: error ? textOf(error) : message, stack: error?.stack ?? '' });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    tell('error', { text: textOf(reason), stack: reason?.stack ?? '' }),
  );
  const moved = () => tell('moved', { url: location.href });
  addEventListener('hashchange', moved);
  addEventListener('popstate', moved);
  // A page that a test writes itself is loaded like any other.
  const { close } = document;
  document.close = () => {
    close.call(document);
    tell('written', {});
  };
  for (const name of ['pushState', 'replaceState']) {
    const before = history[name];
    history[name] = function change(...words) {
      before.apply(this, words);
      moved();
    };
  }

  /** What happened since the last call. */
  function news() {
    const list = events;
    events = [];
    return { realm, url: location.href, state: document.readyState, events: list };
  }

  globalThis.__driven = {
    realm,
    news,
    compile(text, make) {
      compiled.set(text, make);
      wanted.delete(text);
    },
    element: (handle) => objects.get(handle),
    forget: (handles) => {
      for (const handle of handles) objects.delete(handle);
    },
    /**
     * Runs a function, and gives its answer to `done` within some milliseconds: what takes longer
     * comes with the news, by the number of the call.
     */
    run(call, make, done) {
      const failed = (error) => {
        const made = failure(error);
        return { failure: made, ...(made.text.includes(NOT_COMPILED) && { wanted: [...wanted] }) };
      };
      const finished = (value) => ({ result: remote(value, { isKept: call.isKept, depth: call.isKept ? 0 : 50 }) });
      let isTold = false;
      const answer = (made) => {
        if (isTold) tell('done', { id: call.id, ...made });
        else done({ ...made, news: news() });
        isTold = true;
      };
      try {
        const value = make()(...(call.args ?? []).map(local));
        if (!call.isAwaited || !(value instanceof Promise)) return answer(finished(value));
        setTimeout(() => {
          if (!isTold) answer({ isLater: true });
        }, PATIENCE);
        value.then(
          (result) => answer(finished(result)),
          (error) => answer(failed(error)),
        );
      } catch (error) {
        answer(failed(error));
      }
    },
  };
}

/**
 * How values of a page are written, and what was kept of them by a handle. It goes into pages as
 * text, so it uses nothing from outside.
 *
 * @param context the name of the page
 * @param realm begins all handles
 * @param send gets what is said by a channel
 */
export function pageValues(context, realm, send) {
  const objects = new Map();
  let number = 0;

  const keep = (value) => {
    const handle = `${realm}.${++number}`;
    objects.set(handle, value);
    return handle;
  };

  const SPECIAL = ['NaN', 'Infinity', '-Infinity'];
  const numberOf = (value) => (Object.is(value, -0) ? '-0' : SPECIAL.includes(String(value)) ? String(value) : value);

  /** A value as WebDriver BiDi writes it. */
  function remote(value, { isKept, depth }) {
    if (value === null) return { type: 'null' };
    if (typeof value === 'number') return { type: 'number', value: numberOf(value) };
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (['undefined', 'string', 'boolean'].includes(typeof value)) return { type: typeof value, value };
    const handle = isKept ? { handle: keep(value) } : {};
    if (value instanceof Node)
      return {
        type: 'node',
        ...handle,
        sharedId: handle.handle ?? keep(value),
        value: { nodeType: value.nodeType, localName: value.localName },
      };
    if (value === globalThis) return { type: 'window', ...handle, value: { context } };
    const inner = (part) => remote(part, { isKept: false, depth: depth - 1 });
    if (Array.isArray(value)) return { type: 'array', ...handle, ...(depth > 0 && { value: value.map(inner) }) };
    if (value instanceof Date) return { type: 'date', ...handle, value: value.toISOString() };
    if (value instanceof RegExp)
      return { type: 'regexp', ...handle, value: { pattern: value.source, flags: value.flags } };
    if (value instanceof Error) return { type: 'error', ...handle };
    if (value instanceof Promise) return { type: 'promise', ...handle };
    if (['function', 'symbol'].includes(typeof value)) return { type: typeof value, ...handle };
    const entries = depth > 0 ? Object.entries(value).map(([key, part]) => [key, inner(part)]) : undefined;
    return { type: 'object', ...handle, ...(entries && { value: entries }) };
  }

  /** The value that WebDriver BiDi writes so. */
  function local(written) {
    if ('handle' in written || 'sharedId' in written) {
      const handle = written.handle ?? written.sharedId;
      if (!objects.has(handle)) throw new Error('no such handle');
      return objects.get(handle);
    }
    const { type, value } = written;
    if (type === 'null') return null;
    if (type === 'undefined') return undefined;
    if (type === 'number') return Number(value);
    if (type === 'bigint') return BigInt(value);
    if (type === 'array') return value.map(local);
    if (type === 'object') return Object.fromEntries(value.map(([key, part]) => [key.value ?? key, local(part)]));
    if (type === 'date') return new Date(value);
    if (type === 'regexp') return new RegExp(value.pattern, value.flags);
    if (type === 'channel') return (data) => send(value.channel, data);
    return value;
  }

  return { remote, local, objects };
}
