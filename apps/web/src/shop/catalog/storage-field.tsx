// A size of storage: a number and its unit; another unit shows the same size. What is typed and not offered becomes the nearest size when the field is left. [PRD-04] [PRD-09]
import { useState } from "react";
import {
  gigabytesOf,
  inUnit,
  nearestSize,
  type StorageTerms,
  type StorageUnit,
  storageUnits,
} from "@kontor/domain/shop/catalog";
import * as styles from "./storage-field.module.css";

export interface StorageFieldProps {
  readonly id: string;
  /** Names of the two fields in a form. */
  readonly names: { readonly amount: string; readonly unit: string };
  readonly labels: { readonly amount: string; readonly unit: string };
  readonly terms: StorageTerms;
  /** 0 where there may be none. */
  readonly gigabytes: number;
  readonly initialUnit?: StorageUnit;
  readonly describedBy?: string;
  readonly onSize: (gigabytes: number, unit: StorageUnit) => void;
}

export const StorageField = ({
  id,
  names,
  labels,
  terms,
  gigabytes,
  initialUnit = "GB",
  describedBy,
  onSize,
}: StorageFieldProps) => {
  const [unit, setUnit] = useState<StorageUnit>(initialUnit);
  const [typed, setTyped] = useState<string | null>(null);
  const inThis = (amount: number): number => inUnit({ amount, unit: "GB" }, unit).amount;
  const wanted = (text: string): number => {
    const size = gigabytesOf({ amount: Number(text), unit });
    return size > 0 ? nearestSize(terms, size) : 0;
  };
  return (
    <div className={styles.size}>
      <input
        id={id}
        name={names.amount}
        className="k-input"
        type="number"
        inputMode="decimal"
        min={0}
        max={inThis(terms.maximum)}
        step="any"
        aria-label={labels.amount}
        aria-describedby={describedBy}
        value={typed ?? String(inThis(gigabytes))}
        onChange={({ target: { value } }) => {
          setTyped(value);
          onSize(wanted(value), unit);
        }}
        onBlur={() => setTyped(null)}
      />
      <select
        id={`${id}-unit`}
        name={names.unit}
        className="k-input"
        aria-label={labels.unit}
        value={unit}
        onChange={({ target: { value } }) => {
          const next: StorageUnit = value === "TB" ? "TB" : "GB";
          setUnit(next);
          setTyped(null);
          onSize(gigabytes, next);
        }}
      >
        {storageUnits.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
};
