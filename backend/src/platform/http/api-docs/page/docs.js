// Swagger UI as a page of the product: a sign-in in place of the Authorize dialog, which cannot set our cookie.
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
const paper = matchMedia('print');

function showTheme() {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Without storage the system's theme is taken.
  }
  const isDark = chosen ? chosen === 'dark' : dark.matches;
  root.classList.toggle('dark-mode', isDark && !paper.matches);
}
showTheme();
dark.addEventListener('change', showTheme);
paper.addEventListener('change', showTheme);

const section = document.getElementById('sign-in-template').content.firstElementChild;
const title = section.querySelector('h2');
const outcome = section.querySelector('.outcome');
const signOut = section.querySelector('.sign-out');
const unreachable = 'The server cannot be reached. Nothing has changed; please try again.';

/** `member`, `admin`, or nothing while nobody is signed in. */
let session;

async function call(path, options) {
  const response = await fetch(path, { cache: 'no-store', ...options });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { ok: response.ok, body: isJson ? JSON.parse(text) : {} };
}

function show(kind, words) {
  session = kind;
  section.querySelector('.signed-out').hidden = Boolean(kind);
  signOut.hidden = !kind;
  title.textContent = kind ? 'You are signed in' : 'Step one: sign in';
  outcome.textContent = words;
  outcome.classList.remove('refused');
  root.classList.toggle('is-signed-in', Boolean(kind));
}

async function lookWho() {
  const [member, admin] = await Promise.all([call('/api/auth/user'), call('/api/admin/auth/user')]);
  if (member.ok) {
    const { firstName, lastName, organizations } = member.body;
    const names = organizations.map(({ organization }) => organization.name).join(', ');
    const person = [firstName, lastName].filter(Boolean).join(' ');
    show('member', `Every operation is called as ${person}${names ? ` (${names})` : ''}.`);
  } else if (admin.ok) show('admin', `Every operation is called as the super admin ${admin.body.username}.`);
  else show(undefined, '');
}

function refuse(words) {
  outcome.textContent = words;
  outcome.classList.add('refused');
}

section.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const { ok, body } = await call(form.dataset.operation, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    if (ok) {
      form.reset();
      await lookWho();
      title.focus();
    } else refuse(body.detail ?? unreachable);
  } catch {
    refuse(unreachable);
  } finally {
    button.disabled = false;
  }
});

signOut.addEventListener('click', async () => {
  try {
    if (session === 'admin') await call('/api/admin/auth/logout', { method: 'POST' });
    else await call('/api/logout');
    await lookWho();
    title.focus();
  } catch {
    refuse(unreachable);
  }
});

function goToSignIn(event) {
  event.stopPropagation();
  section.scrollIntoView();
  section.querySelector('input').focus({ preventScroll: true });
}

const finder = document.getElementById('find-template').content.firstElementChild;
const pauseMs = 150;
let pause;
finder.addEventListener('input', ({ target }) => {
  clearTimeout(pause);
  pause = setTimeout(() => window.ui.layoutActions.updateFilter(target.value.trim()), pauseMs);
});

const methods = /^(GET|POST|PUT|PATCH|DELETE)$/;
const quoted = (word) => word.replace(/[^a-z0-9]/g, '\\$&');

/** The operations in which each word is the method, in capital letters, or begins a word of the address, the summary or the name. */
function withWords(tags, phrase) {
  const wanted = phrase
    .split(/\s+/)
    .map((word) =>
      methods.test(word) ? { method: word } : { begins: new RegExp(`(?<![a-z0-9])${quoted(word.toLowerCase())}`) },
    );
  const isFound = (op) => {
    const [summary, name] = ['summary', 'operationId'].map((of) => op.getIn(['operation', of]) ?? '');
    const parts = name.replace(/[A-Z]/g, ' $&');
    const text = [op.get('path'), summary, name, parts].join(' ').toLowerCase();
    const method = op.get('method').toUpperCase();
    return wanted.every(({ method: asked, begins }) => (begins ? begins.test(text) : asked === method));
  };
  return tags
    .map((tagObj) => tagObj.update('operations', (all) => all.filter(isFound)))
    .filter((tagObj) => tagObj.get('operations').size > 0);
}

function tellFound(isLookedFor, tags) {
  const count = tags.reduce((sum, tagObj) => sum + tagObj.get('operations').size, 0);
  const words = count === 1 ? '1 operation' : `${count || 'No'} operations`;
  finder.querySelector('[role="status"]').textContent = isLookedFor ? words : `${words} under ${tags.size} headings`;
}

/** A place of the page that holds an element of ours, which is put there once: one that is moved loses the focus. */
const placeOf = (element) => {
  const put = (place) => place?.append(element);
  return (React, properties) => () => React.createElement('div', { ...properties, ref: put });
};
const signInPlace = placeOf(section);
const finderPlace = placeOf(finder);

const pagePlugin = ({ React }) => ({
  wrapComponents: {
    ServersContainer: () => signInPlace(React),
    AuthorizeBtnContainer: () => () => null,
    authorizeOperationBtn: () => () =>
      React.createElement(
        'button',
        { type: 'button', className: 'needs-sign-in', onClick: goToSignIn },
        'Sign in first',
      ),
    InfoContainer: (Info) => (properties) =>
      React.createElement('section', { 'aria-label': 'About the API' }, React.createElement(Info, properties)),
    FilterContainer: () => finderPlace(React, { className: 'wrapper' }),
    // Several hundred operations at once take seconds to draw, and Swagger UI would draw those in view alone: what is looked
    // for by words or by its address stands open, and the first tag as an example.
    operations:
      () =>
      ({ getComponent, specSelectors, layoutSelectors, getConfigs, ...given }) => {
        const OperationContainer = getComponent('OperationContainer', true);
        const OperationTag = getComponent('OperationTag');
        const operation = (tag, op) => {
          const [path, method] = [op.get('path'), op.get('method')];
          const specPath = op.get('specPath');
          return React.createElement(OperationContainer, { key: `${path}-${method}`, specPath, op, path, method, tag });
        };
        const tags = specSelectors.taggedOperations();
        const words = layoutSelectors.currentFilter();
        const isLookedFor = typeof words === 'string' && words !== '';
        const opens = { ...getConfigs(), docExpansion: 'list' };
        React.useEffect(() => tellFound(isLookedFor, tags));
        const isOpen = (tag) => isLookedFor || tag === tags.keySeq().first() || tag === linked()[0];
        const drawn = tags.map((tagObj, tag) =>
          React.createElement(
            OperationTag,
            {
              ...given,
              ...{ key: `${tag}-${isLookedFor}`, tagObj, tag, getComponent, layoutSelectors },
              getConfigs: isOpen(tag) ? () => opens : getConfigs,
              specUrl: specSelectors.url(),
            },
            React.createElement(
              'div',
              { className: 'operation-tag-content' },
              tagObj
                .get('operations')
                .map((op) => operation(tag, op))
                .toArray(),
            ),
          ),
        );
        return React.createElement('div', null, drawn.valueSeq().toArray());
      },
    // A link inside the button that opens the operation; the address follows what is open without it.
    DeepLink:
      () =>
      ({ text }) =>
        React.createElement('span', null, text),
  },
  fn: { opsFilter: withWords },
});

/**
 * An example would be sent with the first Execute: that of a filter leaves out what it does not fit, and an idempotency key
 * that others have sent is refused. It is told instead.
 */
function tellExamples(document) {
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
  for (const { parameters = [] } of operations)
    for (const parameter of parameters) {
      const example = parameter.schema?.example;
      if (parameter.in === 'path' || parameter.required || example === undefined) continue;
      delete parameter.schema.example;
      parameter.description = `${parameter.description ?? ''} For example \`${example}\`.`.trim();
    }
  return document;
}

const examplesPlugin = {
  statePlugins: { spec: { wrapActions: { updateJsonSpec: (update) => (document) => update(tellExamples(document)) } } },
};

/** The tag and the operation that the address leads to; none where it is no address. */
function linked() {
  try {
    return decodeURIComponent(location.hash).replace('#/', '').split('/');
  } catch {
    return [];
  }
}

addEventListener('hashchange', () => {
  const [tag, operation] = linked();
  if (!operation) return;
  finder.querySelector('input').value = '';
  window.ui.layoutActions.updateFilter('');
  window.ui.layoutActions.show(['operations', tag, operation], true);
  requestAnimationFrame(() => document.getElementById(`operations-${tag}-${operation}`)?.scrollIntoView());
});

/** What Swagger UI leaves without a name, or out of reach of the keyboard. */
function complete() {
  for (const select of document.querySelectorAll('.swagger-ui select.examples-select-element:not([aria-label])'))
    select.setAttribute('aria-label', 'Example');
  // A parameter of several values has an input for each.
  for (const value of document.querySelectorAll(
    '.swagger-ui .parameters :is(select, input[type="text"][title=""]):not([aria-label])',
  ))
    value.setAttribute('aria-label', value.closest('tr')?.dataset.paramName ?? 'Value');
  for (const body of document.querySelectorAll('.swagger-ui textarea.body-param__text:not([aria-label])'))
    body.setAttribute('aria-label', 'Request body');
  for (const example of document.querySelectorAll('.swagger-ui pre:not([tabindex])')) example.tabIndex = 0;
}
new MutationObserver(complete).observe(document.getElementById('swagger-ui'), { childList: true, subtree: true });

/** Operations that begin or end a session: trying one of them changes who is signed in. */
const changesSession = /\/(login|logout|activate|reset-password)$/;

// Swagger UI reads it as well, and ends over one that is no address.
if (linked().length === 0) history.replaceState(null, '', location.pathname);

window.ui = SwaggerUIBundle({
  // In full, or links of the document are not understood.
  url: new URL('/api/openapi.json', location.href).href,
  domNode: document.getElementById('swagger-ui'),
  layout: 'BaseLayout',
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [pagePlugin, examplesPlugin],
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  responseInterceptor: (response) => {
    if (changesSession.test(new URL(response.url, location.href).pathname) || response.url.endsWith('/'))
      void lookWho();
    return response;
  },
});
lookWho().catch(() => show(undefined, ''));
