// The three pages in one build. `SHOP` is where the shop runs: pages with cookies reach it by this proxy, on their own origin.
import react from "@vitejs/plugin-react";
import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const shop = process.env["SHOP"] ?? "http://127.0.0.1:3000";
const proxy = { "/api": shop, "/csrf.json": shop };

export default defineConfig({
  plugins: [vue(), react()],
  server: { proxy },
  preview: { proxy },
  // The terms and the right of withdrawal are pages of the shop, which an order links.
  define: { "import.meta.env.VITE_PAGES": JSON.stringify(process.env["SHOP_PAGES"] ?? shop) },
  build: { rolldownOptions: { input: ["page/index.html", "vue/index.html", "react/index.html"] } },
});
