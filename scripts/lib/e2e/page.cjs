const inHtml = (text) =>
  String(text).replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]);

/** A page of the report, whole in itself. */
const page = (title, content) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
  h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: .5rem 0; }
  p { margin: .15rem 0; } pre { white-space: pre-wrap; background: #8882; padding: .5rem .75rem; }
  small, .skipped { opacity: .75; } .failed > summary { color: #c33; font-weight: 600; }
  details { margin: .25rem 0 .25rem 1rem; } summary { cursor: pointer; }
</style><body><h1>${inHtml(title)}</h1>${content}</body></html>
`;

module.exports = { inHtml, page };
