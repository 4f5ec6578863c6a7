// Sheets that the examples import for their effect.
declare module "*.css";
