const path = require('node:path');

const inRepository = (...names) => path.join(__dirname, '..', '..', ...names);

/** The web client's import paths, in the only form that dependency-cruiser takes. */
module.exports = {
  resolve: {
    alias: { '@': inRepository('frontend', 'src'), '@alliance/api-client': inRepository('libs', 'api-client', 'src') },
  },
};
