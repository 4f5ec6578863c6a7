// The smallest layout that Next takes.
export const metadata = { title: "Hello" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
