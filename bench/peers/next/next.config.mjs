// No image service, no header of its own: the least that a hello page needs. With HOME_PAGE the home page is built too, into a folder of its own,
// so that the hello page stays what it is.
const home = Boolean(process.env.HOME_PAGE);

export default {
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
  distDir: home ? ".next/with-home" : ".next/hello",
  pageExtensions: home ? ["jsx", "home.jsx"] : ["jsx"],
};
