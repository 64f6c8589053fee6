/**
 * WebDriver BiDi, as far as Playwright uses it, for a browser that only speaks WebDriver
 * Classic. A user context is a browser of its own. What pages say is fetched many times a second.
 *
 * What a classic driver cannot do is done by nobody, without an error: to emulate media, to cut
 * the network, to look at requests. Scripts that shall run before a page come as early as they can.
 */

import { agent, pageValues } from './agent.mjs';
import { ELEMENT, Refusal, startSession } from './classic.mjs';

const PULSE = 40; // ms

const AGENT = `(${agent})`;

/** What is run in a page, and what says that it must be made first. */
const body = (made) => `
  const [call, done] = [arguments[0], arguments[arguments.length - 1]];
  if (globalThis.__driven?.realm !== call.realm) return done({ isGone: true });
  globalThis.__driven.run(call, () => (${made}), done);`;

/** The texts among some values that look like code: the page will want to compile them. */
function codeIn(values) {
  const texts = new Set();
  JSON.stringify(values, (_key, value) => {
    if (typeof value === 'string' && /^\s*(?:async\b|function\b|\(|\w+\s*=>)/.test(value)) texts.add(value);
    return value;
  });
  return texts;
}

export class Bidi {
  #browser;
  #tell;
  #contexts = new Map();
  #pages = new Map();
  #number = 0;

  /**
   * @param browser how a driver of this browser is started, and what it can do
   * @param tell gets events
   */
  constructor(browser, tell) {
    this.#browser = browser;
    this.#tell = (method, params) => tell({ type: 'event', method, params });
  }

  /** Does a command; what is not known is done by nobody. */
  async do(method, params) {
    return (await this.#commands[method]?.(params)) ?? {};
  }

  /** Closes all browsers. */
  async end() {
    await Promise.all(
      [...this.#contexts.keys()].map((context) =>
        this.#commands['browser.removeUserContext']({ userContext: context }),
      ),
    );
  }

  #commands = {
    'session.new': () => ({
      sessionId: 'classic',
      capabilities: { browserName: this.#browser.name, browserVersion: this.#browser.version ?? '', userAgent: '' },
    }),
    'browser.createUserContext': () => {
      const userContext = `u${++this.#number}`;
      this.#contexts.set(userContext, { scripts: [] });
      return { userContext };
    },
    'browser.removeUserContext': async ({ userContext }) => {
      const { session } = this.#contexts.get(userContext) ?? {};
      for (const page of this.#pages.values()) if (page.userContext === userContext) this.#forget(page);
      this.#contexts.delete(userContext);
      await (await session)?.end();
    },
    'emulation.setLocaleOverride': ({ locale, userContexts }) => this.#note(userContexts, { locale }),
    'network.setExtraHeaders': ({ headers, userContexts }) =>
      this.#note(userContexts, { system: Object.fromEntries(headers.map(({ name, value }) => [name, value.value])) }),
    'emulation.setTimezoneOverride': ({ timezone, userContexts }) => this.#note(userContexts, { timezone }),
    'browsingContext.create': ({ userContext }) => this.#create(userContext),
    'browsingContext.close': async ({ context }) => {
      const page = this.#page(context);
      await this.#ask(page, 'DELETE', 'window');
      this.#forget(page);
    },
    'browsingContext.setViewport': async ({ context, viewport, userContexts }) => {
      this.#note(userContexts, { viewport });
      if (context) await this.#size(this.#page(context), viewport);
    },
    'browsingContext.navigate': ({ context, url }) => this.#navigate(this.#page(context), url),
    'browsingContext.reload': ({ context }) => this.#ask(this.#page(context), 'POST', 'refresh'),
    'browsingContext.traverseHistory': ({ context, delta }) =>
      // By the commands of WebDriver, WebKit passes over places that no click led to.
      this.#ask(this.#page(context), 'POST', 'execute/sync', { script: 'history.go(arguments[0])', args: [delta] }),
    'browsingContext.activate': ({ context }) => this.#ask(this.#page(context), 'GET', 'title'),
    'browsingContext.captureScreenshot': async ({ context }) => ({
      data: await this.#ask(this.#page(context), 'GET', 'screenshot'),
    }),
    'script.addPreloadScript': ({ functionDeclaration, arguments: args, contexts, userContexts }) => {
      const script = `s${++this.#number}`;
      const made = { script, functionDeclaration, args };
      for (const context of userContexts ?? []) this.#contexts.get(context)?.scripts.push(made);
      for (const context of contexts ?? []) this.#page(context).scripts.push(made);
      return { script };
    },
    'script.evaluate': ({ expression, ...more }) =>
      this.#run({ ...more, functionDeclaration: `() => (${expression.trim().replace(/;$/, '')}\n)` }),
    'script.callFunction': (params) => this.#run(params),
    'script.disown': async ({ handles, target }) => {
      const page = this.#targetOf(target);
      await this.#run({
        functionDeclaration: `() => __driven.forget(${JSON.stringify(handles)})`,
        target: { context: page.context },
      });
    },
    'input.performActions': ({ context, actions }) =>
      this.#ask(this.#page(context), 'POST', 'actions', { actions: actions.map(this.#browser.actionFor) }),
    'input.setFiles': async ({ context, element, files }) => {
      const page = this.#page(context);
      const { [ELEMENT]: id } = await this.#ask(page, 'POST', 'execute/sync', {
        script: 'return globalThis.__driven.element(arguments[0])',
        args: [element.sharedId ?? element.handle],
      });
      await this.#ask(page, 'POST', `element/${id}/value`, { text: files.join('\n') });
    },
  };

  #note(userContexts = [], more) {
    for (const context of userContexts) Object.assign(this.#contexts.get(context) ?? {}, more);
  }

  #page(context) {
    const page = this.#pages.get(context);
    if (!page) throw new Refusal({ error: 'no such frame', message: `no page ${context}` });
    return page;
  }

  #targetOf({ context, realm }) {
    if (context) return this.#page(context);
    const page = [...this.#pages.values()].find((candidate) => candidate.realm === realm.replace(/ .*/, ''));
    if (!page) throw new Refusal({ error: 'no such frame', message: `no realm ${realm}` });
    return page;
  }

  /** Asks the session of a page for something, in its window. */
  async #ask(page, method, path, more) {
    const { session } = page;
    if (page.owner.windows > 1) {
      const before = page.owner.turn ?? Promise.resolve();
      const turn = before.then(async () => {
        await session.command('POST', 'window', { handle: page.window });
        return session.command(method, path, more);
      });
      page.owner.turn = turn.catch(() => undefined);
      return turn;
    }
    return session.command(method, path, more);
  }

  async #create(userContext) {
    const owner = this.#contexts.get(userContext);
    owner.session ??= startSession(this.#browser.driver(owner));
    const session = await owner.session;
    this.#browser.version = session.version;
    const window = owner.windows
      ? (await session.command('POST', 'window/new', { type: 'window' })).handle
      : await session.command('GET', 'window');
    owner.windows = (owner.windows ?? 0) + 1;
    const page = { context: `p${++this.#number}`, userContext, owner, session, window, scripts: [], later: new Map() };
    this.#pages.set(page.context, page);
    if (owner.viewport) await this.#size(page, owner.viewport);
    this.#tell('browsingContext.contextCreated', {
      context: page.context,
      url: 'about:blank',
      userContext,
      parent: null,
      originalOpener: null,
      children: null,
      clientWindow: window,
    });
    await this.#look(page);
    void this.#watch(page);
    return { context: page.context };
  }

  /** Makes the inside of a window as large as it is wanted. */
  async #size(page, { width, height }) {
    const measure = () =>
      this.#ask(page, 'POST', 'execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] });
    let rect = { width, height };
    for (let tries = 0; tries < 20; tries++) {
      await this.#ask(page, 'POST', 'window/rect', { ...this.#browser.place, ...rect });
      const [x, y] = await measure();
      if (x === width && y === height) return;
      const wider = (side, by) => Math.max(1, side + by);
      if (tries % 4 === 3) rect = { width: wider(rect.width, width - x), height: wider(rect.height, height - y) };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  #forget(page) {
    page.isGone = true;
    if (this.#pages.delete(page.context)) {
      page.owner.windows--;
      for (const { reject } of page.later.values())
        reject(new Refusal({ error: 'no such frame', message: 'the page was closed' }));
      this.#tell('browsingContext.contextDestroyed', { context: page.context, parent: null, url: page.url });
    }
  }

  async #watch(page) {
    while (!page.isGone) {
      await new Promise((resolve) => setTimeout(resolve, PULSE));
      if (!page.isGone)
        await this.#look(page).catch((error) => page.isGone || this.#tell('log.lost', { text: error.message }));
    }
  }

  /** Fetches what a page says; where a new one has come, the agent goes into it, once. */
  #look(page) {
    page.looking ??= this.#lookNow(page).finally(() => {
      page.looking = undefined;
    });
    return page.looking;
  }

  async #lookNow(page) {
    const reply = await this.#ask(page, 'POST', 'execute/sync', {
      script: `return globalThis.__driven
        ? { news: globalThis.__driven.news() }
        : (${AGENT}(arguments[0], ${pageValues}), { isNew: true, news: globalThis.__driven.news() })`,
      args: [page.context],
    });
    if (reply.isNew)
      for (const { functionDeclaration, args = [] } of [...page.owner.scripts, ...page.scripts])
        await this.#start(page, reply.news.realm, { functionDeclaration, args });
    this.#hear(page, reply.news);
  }

  #hear(page, { realm, url, state, events }) {
    const { context } = page;
    if (realm !== page.realm) {
      if (page.realm)
        for (const realm of [page.realm, `${page.realm} utility`]) this.#tell('script.realmDestroyed', { realm });
      for (const { reject } of page.later.values())
        reject(new Refusal({ error: 'unknown error', message: 'Execution context was destroyed' }));
      page.later.clear();
      page.realm = realm;
      page.compiled = new Set();
      page.state = 'loading';
      const isFirst = page.url === undefined;
      page.url = url;
      const navigation = page.navigation ?? `n${++this.#number}`;
      page.navigation = undefined;
      if (!isFirst) this.#tell('browsingContext.navigationCommitted', { context, url, navigation });
      page.committed?.(navigation);
      this.#tell('script.realmCreated', { realm, type: 'window', context, origin: url });
    }
    for (const event of events) this.#events[event.kind](page, event);
    if (page.state === 'loading' && state !== 'loading') {
      page.state = 'interactive';
      this.#tell('browsingContext.domContentLoaded', { context, url, navigation: null });
    }
    if (page.state === 'interactive' && state === 'complete') {
      page.state = 'complete';
      this.#tell('browsingContext.load', { context, url, navigation: null });
    }
  }

  #events = {
    console: ({ context, realm }, { method, args, at }) =>
      this.#tell('log.entryAdded', {
        type: 'console',
        method,
        args,
        timestamp: at,
        source: { realm, context },
        text: null,
      }),
    error: ({ context, realm }, { text, stack }) =>
      this.#tell('log.entryAdded', {
        type: 'javascript',
        level: 'error',
        text,
        source: { realm, context },
        stackTrace: { callFrames: [{ url: stack, functionName: '', lineNumber: 0, columnNumber: 0 }] },
      }),
    moved: (page, { url }) => {
      if (url === page.url) return;
      page.url = url;
      this.#tell('browsingContext.fragmentNavigated', {
        context: page.context,
        url,
        navigation: page.navigation ?? null,
      });
      page.committed?.(page.navigation);
    },
    message: ({ context, realm }, { channel, data }) =>
      this.#tell('script.message', { channel, data, source: { realm, context } }),
    written: (page) => {
      page.state = 'loading';
    },
    done: (page, event) => {
      page.later.get(event.id)?.resolve(event);
      page.later.delete(event.id);
    },
  };

  async #navigate(page, url) {
    const navigation = `n${++this.#number}`;
    page.navigation = navigation;
    // Another place in the same document is no navigation that begins.
    const [[document], [before]] = [url, page.url ?? ''].map((url) => url.split('#'));
    if (!url.includes('#') || document !== before)
      this.#tell('browsingContext.navigationStarted', { context: page.context, url, navigation });
    const committed = new Promise((resolve) => {
      page.committed = resolve;
    });
    try {
      await this.#ask(page, 'POST', 'url', { url });
    } catch (error) {
      this.#tell('browsingContext.navigationFailed', { context: page.context, url, navigation });
      throw error;
    }
    // The same address again, with the same place in it, is no navigation.
    await Promise.race([committed, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    page.committed = undefined;
    return { navigation, url };
  }

  /** Starts a function in a page, as it now stands. */
  #start(page, realm, { functionDeclaration, args, isKept, isAwaited, id }) {
    return this.#ask(page, 'POST', 'execute/async', {
      script: body(functionDeclaration),
      args: [{ realm, args, isKept, isAwaited, id }],
    });
  }

  async #run({
    functionDeclaration,
    target,
    arguments: args = [],
    resultOwnership,
    serializationOptions,
    awaitPromise,
  }) {
    const page = this.#targetOf(target);
    const realm = target.realm?.replace(/ .*/, '') ?? page.realm;
    const isKept = resultOwnership === 'root' || serializationOptions?.maxObjectDepth === 0;
    const named = target.sandbox || target.realm?.endsWith(' utility') ? `${realm} utility` : realm;
    for (const text of codeIn(args)) await this.#compile(page, text);
    for (let tries = 0; ; tries++) {
      const id = ++this.#number;
      const later = new Promise((resolve, reject) => page.later.set(id, { resolve, reject }));
      later.catch(() => undefined);
      let answer = await this.#start(page, realm, { functionDeclaration, args, isKept, isAwaited: awaitPromise, id });
      if (answer.isGone) {
        await this.#look(page);
        throw new Refusal({ error: 'unknown error', message: 'Execution context was destroyed' });
      }
      this.#hear(page, answer.news);
      if (answer.isLater) answer = await later;
      page.later.delete(id);
      if (answer.result) return { type: 'success', result: answer.result, realm: named };
      if (!answer.wanted?.length || tries > 2)
        return { type: 'exception', exceptionDetails: { text: answer.failure.text }, realm: named };
      for (const text of answer.wanted) await this.#compile(page, text);
    }
  }

  /** Texts that the page's policy forbids to compile are compiled by the driver. */
  async #compile(page, text) {
    if (page.compiled.has(text)) return;
    page.compiled.add(text);
    const define = (made) =>
      this.#ask(page, 'POST', 'execute/sync', {
        script: `globalThis.__driven.compile(arguments[0], () => ${made})`,
        args: [text],
      });
    await define(`(${text.trim().replace(/;$/, '')}\n)`).catch(() => define(`{ ${text}\n }`).catch(() => undefined));
  }
}
