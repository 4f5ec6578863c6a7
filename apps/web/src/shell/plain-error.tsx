// What is shown when the page could not even be loaded: no texts, no layout, a way home.
export const PlainError = () => (
  <main>
    <h1>An error occurred · Ein Fehler ist aufgetreten</h1>
    <p>
      <a href="">Try again · Erneut versuchen</a> · <a href="/">Home page · Startseite</a>
    </p>
  </main>
);
